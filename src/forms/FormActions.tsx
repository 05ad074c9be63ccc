import type { ReactNode } from 'react'
import { useHydrated } from '../context/useHydrated.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import styles from './Form.module.css'

interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'iconAfter' | 'className'> {
  /** True while sending: shows a spinner and prevents a second submit. */
  busy?: boolean
  children: ReactNode
}

/** Submits its form. Disabled until hydration: a native submit would put the values into the address. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated()
  if (!hydrated) return <Button {...rest} type="submit" disabled aria-busy />
  return <Button {...rest} type="submit" busy={busy} />
}

/** The buttons at the bottom of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
