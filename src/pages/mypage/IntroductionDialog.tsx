import { useQueryClient } from '@tanstack/react-query'
import { invalidateAuth } from '#src/api/account.ts'
import { useRequestIntroduction } from '#src/api/mypage.ts'
import { useSending } from '#src/api/useSending.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog, DialogActions, DialogCancel, DialogLead } from '#src/ui/mantine/Dialog.tsx'
import { RequestDone } from './RequestDone.tsx'

/** Asks the advisor for recommendations. */
export function IntroductionDialog({ onClose }: { onClose: () => void }) {
  const { introduction: t, cancel, close } = useTexts('dashboard')
  const lang = useLang()
  const queryClient = useQueryClient()
  const { mutateAsync, isSuccess } = useRequestIntroduction()
  const { send, busy, failure } = useSending<void>(async () => {
    await mutateAsync({ lang })
    await invalidateAuth(queryClient)
  })
  return (
    <Dialog title={t.title} closeLabel={close} onClose={onClose}>
      {isSuccess ? (
        <RequestDone title={t.done} text={t.doneText} onClose={onClose} />
      ) : (
        <>
          <DialogLead>{t.lead}</DialogLead>
          {failure !== null && <SendFailure error={failure} onRetry={() => void send()} busy={busy} />}
          <DialogActions>
            <DialogCancel busy={busy} onClose={onClose}>
              {cancel}
            </DialogCancel>
            <Button type="submit" busy={busy} onClick={() => void send()}>
              {t.send}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
