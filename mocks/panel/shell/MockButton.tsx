import { UnstyledButton } from '@mantine/core'
import { type Ref, useId } from 'react'
import { cx } from '#src/ui/cx.ts'
import { useStatus } from '../parts/status.ts'
import styles from './MockButton.module.css'

interface MockButtonProps {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  onPress: () => void
}

/** Opens the panel. The dot marks violations of the contract. */
export function MockButton({ ref, isOpen, onPress }: MockButtonProps) {
  const violations = useStatus()?.violations ?? 0
  const hint = useId()
  return (
    <>
      <UnstyledButton
        ref={ref}
        className={cx(styles.button, isOpen && styles.open)}
        aria-expanded={isOpen}
        aria-describedby={hint}
        aria-keyshortcuts="Alt+Shift+M"
        title="Alt+Shift+M"
        onClick={onPress}
      >
        Mock
        {violations > 0 && <span className={styles.dot} aria-hidden="true" />}
      </UnstyledButton>
      <span id={hint} hidden>
        {violations === 0 ? 'Developer panel' : `Developer panel, violations of the contract: ${violations}`}
      </span>
    </>
  )
}
