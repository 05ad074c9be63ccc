import { Modal } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import type { ReactNode } from 'react'
import { MantineScope } from './MantineScope.tsx'
import styles from './ModalSheet.module.css'

interface ModalSheetProps {
  title: ReactNode
  /** Accessible name of the button that closes the dialog. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** An open modal dialog of the applicant area. Load it with its first use: it weighs 14 KiB. */
export function ModalSheet({ title, closeLabel, onClose, children }: ModalSheetProps) {
  return (
    <MantineScope>
      <Modal
        opened
        centered
        size="36rem"
        title={title}
        closeButtonProps={{ 'aria-label': closeLabel }}
        classNames={{
          title: styles.title,
          content: styles.content,
          header: styles.header,
          overlay: styles.overlay,
        }}
        onClose={onClose}
      >
        {children}
      </Modal>
    </MantineScope>
  )
}
