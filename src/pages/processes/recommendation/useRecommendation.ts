import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { getListNotificationsQueryOptions } from '#src/api/mypage.ts'
import {
  type Process,
  dropHiddenProcesses,
  invalidateProcesses,
  recommendationQuery,
  recommendationsQuery,
} from '#src/api/processes.ts'
import { useLang } from '#src/context/language.ts'
import { href } from '#src/routes/href.ts'
import { pollPending } from './pollPending.ts'

/** The address of the mypage with the message that a recommendation was declined. */
export const declinedHref = (lang: Lang) => `${href(lang, 'mypage')}?notice=declined`

/**
 * A recommendation, re-checked while it is pending and when the person returns to this tab. A declined one redirects to the mypage (spec
 * §4), even if it was declined in another tab.
 */
export function useRecommendation(loaded: Process) {
  const lang = useLang()
  const queryClient = useQueryClient()
  const query = recommendationQuery(lang, loaded.process_id)
  const { data = loaded, refetch } = useQuery({ ...query, refetchOnWindowFocus: 'always' })
  const isPending = data.status_id === PENDING_STATUS_ID
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const stopped = new AbortController()
    const check = async () => {
      const result = await refetch({ throwOnError: true })
      return result.data?.status_id === PENDING_STATUS_ID
    }
    const poll = async () => {
      const isStill = await pollPending(check, stopped.signal)
      if (isStill === null) return
      // The list is cleared, so that it is loaded again (spec §4). A decision creates a notification.
      queryClient.removeQueries({ queryKey: recommendationsQuery(lang).queryKey })
      void queryClient.invalidateQueries({ queryKey: getListNotificationsQueryOptions(lang).queryKey })
      setOver(isStill)
    }
    if (isPending) void poll()
    return () => stopped.abort()
  }, [isPending, lang, queryClient, refetch])

  const isDeclined = data.status === 'MyPageRecReject'
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDeclined) return
    // The lists of the mypage may be older than the answer.
    invalidateProcesses(queryClient)
    void navigate(declinedHref(lang), { replace: true })
  }, [isDeclined, lang, navigate, queryClient])

  /** Stores the recommendation from the response; everything else about processes is loaded again. */
  function store(process: Process) {
    setOver(false)
    dropHiddenProcesses(queryClient)
    queryClient.setQueryData(query.queryKey, process)
  }

  return {
    process: data,
    isProcessing: isPending && !isOver,
    isOver: isPending && isOver,
    store,
    reload: refetch,
  }
}
