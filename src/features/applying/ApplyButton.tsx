import { Suspense, useState } from 'react'
import { latePart } from '#src/context/latePart.tsx'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import type { ApplyDialogProps } from './ApplyDialog.tsx'

const ApplyDialog = latePart({
  texts: ['forms', 'rules'],
  load: async () => (await import('./ApplyDialog.tsx')).ApplyDialog,
  isRequired: true,
})

type ApplyButtonProps = Pick<ApplyDialogProps, 'jobs' | 'email' | 'warning'> &
  Pick<ButtonProps, 'children'> & { disabled?: boolean }

/** Opens the dialog that applies for jobs as soon as its warning is known; its code loads with the first use. */
export function ApplyButton({ disabled, children, ...dialog }: ApplyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="go" wide disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && dialog.warning && (
        <Suspense fallback={null}>
          <ApplyDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
