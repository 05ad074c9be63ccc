import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authQuery } from '#src/api/account.ts'
import { requestIntroduction } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useOneAtATime } from '#src/lib/useOneAtATime.ts'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DialogActions, DialogLead } from '#src/ui/mantine/DialogParts.tsx'
import { ModalSheet } from '#src/ui/mantine/ModalSheet.tsx'
import { RequestDone } from './RequestDone.tsx'

/** Asks the advisor for recommendations. */
export function IntroductionDialog({ onClose }: { onClose: () => void }) {
  const { introduction: t, cancel, close } = useTexts('dashboard')
  const lang = useLang()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => requestIntroduction(lang),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: authQuery(lang).queryKey }),
  })
  const send = useOneAtATime((onSettled) => mutate(undefined, { onSettled }))
  return (
    <ModalSheet title={t.title} closeLabel={close} onClose={onClose}>
      {isSuccess ? (
        <RequestDone title={t.done} text={t.doneText} onClose={onClose} />
      ) : (
        <>
          <DialogLead>{t.lead}</DialogLead>
          {error !== null && <SendFailure error={error} onRetry={send} busy={isPending} />}
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              {cancel}
            </Button>
            <Button busy={isPending} onClick={send}>
              {t.send}
            </Button>
          </DialogActions>
        </>
      )}
    </ModalSheet>
  )
}
