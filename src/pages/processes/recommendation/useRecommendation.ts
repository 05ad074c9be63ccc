import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { notificationsQuery } from '#src/api/notifications.ts'
import { type Process, isOfProcesses, recommendationQuery, recommendationsQuery } from '#src/api/processes.ts'
import { useLang } from '#src/context/language.ts'
import { declinedHref } from './declinedHref.ts'
import { pollPending } from './pollPending.ts'

/**
 * A recommendation, re-checked while it is pending and when the person comes back to this tab. A declined one leads to the mypage (spec
 * §4), wherever it was declined.
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
      void queryClient.invalidateQueries({ queryKey: notificationsQuery(lang).queryKey })
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
    void queryClient.invalidateQueries({ predicate: isOfProcesses })
    void navigate(declinedHref(lang), { replace: true })
  }, [isDeclined, lang, navigate, queryClient])

  /** Stores the recommendation from the response; everything else about processes is loaded again. */
  function store(process: Process) {
    setOver(false)
    queryClient.removeQueries({ predicate: (each) => isOfProcesses(each) && !each.isActive() })
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
