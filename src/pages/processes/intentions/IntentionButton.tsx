import { type ComponentProps, Suspense, useState } from 'react'
import type { Process } from '#src/api/processes.ts'
import { latePart } from '#src/context/latePart.tsx'
import { Button } from '#src/ui/Button.tsx'

const dialogs = {
  offer: latePart({
    texts: ['forms', 'rules', 'intentions'],
    load: async () => (await import('./OfferDialog.tsx')).OfferDialog,
    isRequired: true,
  }),
  otherTime: latePart({
    texts: ['forms', 'rules', 'intentions'],
    load: async () => (await import('./OtherTimeDialog.tsx')).OtherTimeDialog,
    isRequired: true,
  }),
  withdraw: latePart({
    texts: ['forms', 'rules', 'intentions'],
    load: async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog,
    isRequired: true,
  }),
}

interface IntentionButtonProps extends Pick<ComponentProps<typeof Button>, 'children'> {
  process: Process
  kind: keyof typeof dialogs
  variant?: 'go' | 'line' | 'text'
  size?: 'sm'
}

/** Opens the dialog of a wish about an application. */
export function IntentionButton({ process, kind, children, ...look }: IntentionButtonProps) {
  const [open, setOpen] = useState(false)
  const IntentionDialog = dialogs[kind]
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <IntentionDialog process={process} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
