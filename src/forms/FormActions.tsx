import type { ReactNode } from 'react'
import { useHydrated } from '../context/useHydrated.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import styles from './FormActions.module.css'

interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'iconAfter'> {
  /** While it is sent: it shows a spinner and cannot send twice. */
  busy?: boolean
  children: ReactNode
}

/** Submits its form. Disabled until the program has started: the browser would put the values into the address. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated()
  if (!hydrated) return <Button {...rest} type="submit" disabled aria-busy />
  return <Button {...rest} type="submit" busy={busy} />
}

/** The foot of a form: its button, and a way back. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
