import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ApplyValues } from '#domain/forms/apply.ts'
import { invalidateProcesses, useApplyForJobs } from '#src/api/processes.ts'
import type { KeyHeader } from '#src/api/useSending.ts'
import { useLang } from '#src/context/language.ts'

/** Sends an application for jobs. */
export function useApplying(job_ids: number[]) {
  const lang = useLang()
  const queryClient = useQueryClient()
  const { mutateAsync, data: result } = useApplyForJobs()

  const isOpen = useRef(true)
  const isSent = useRef(false)

  async function apply({ contents }: ApplyValues, headers: KeyHeader): Promise<void> {
    await mutateAsync({ lang, data: { job_ids, contents }, headers })
    isSent.current = true
    if (!isOpen.current) invalidateProcesses(queryClient)
  }

  // Invalidate on close: refetching may unmount the button that renders the dialog.
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      if (isSent.current) invalidateProcesses(queryClient)
    }
  }, [queryClient])

  return { apply, result }
}
