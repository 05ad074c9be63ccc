import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ApplyValues } from '#domain/forms/apply.ts'
import { type ApplyAnswer, applyForJobs } from '#src/api/applications.ts'
import { useLang } from '#src/context/language.ts'

/** Sends an application for jobs. The same content keeps its `Idempotency-Key`, so that a retry applies once. */
export function useApplying(job_ids: number[]) {
  const lang = useLang()
  const queryClient = useQueryClient()
  const attempt = useRef({ content: '', key: '' })
  const [answer, setAnswer] = useState<ApplyAnswer | null>(null)

  async function apply({ contents }: ApplyValues): Promise<void> {
    const request = { job_ids, contents }
    const content = JSON.stringify(request)
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    setAnswer(await applyForJobs(lang, request, attempt.current.key))
  }

  // The page follows when the dialog is closed: its button, which holds the dialog, may go with the new state.
  const isSent = useRef(false)
  useEffect(() => {
    isSent.current = answer !== null
  }, [answer])
  useEffect(
    () => () => {
      if (!isSent.current) return
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some(isOfApplications) })
    },
    [queryClient],
  )

  return { apply, answer }
}

/** Matches the paths of calls whose answers depend on the person's applications. */
const isOfApplications = (part: unknown) =>
  typeof part === 'string' && /^\/(?:process\/|applicant\/applied-job)/.test(part)
