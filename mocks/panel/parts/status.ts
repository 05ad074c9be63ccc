import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type MockStatus, getStatus } from '../../control/generated/client.ts'
import { pageClock } from '../../pageClock.ts'

/** Time between two readings of the mock's status, in ms. */
const INTERVAL = 1000

const STATUS_KEY = ['status']

/** Reads the status of the mock again and again while the page is visible. */
export function useStatus(): MockStatus | undefined {
  return useQuery({ queryKey: STATUS_KEY, queryFn: readStatus, refetchInterval: INTERVAL }).data
}

/** Reads the status. The page's clock follows it, whoever has moved that of the mock. */
async function readStatus(): Promise<MockStatus> {
  const status = await getStatus()
  pageClock.follow(status.clock)
  return status
}

/** Loads everything else anew after a change of the mock, whoever caused it. */
export function useFreshData(): void {
  const queryClient = useQueryClient()
  const revision = useStatus()?.revision
  useEffect(() => {
    if (revision === undefined) return
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== STATUS_KEY[0] })
  }, [queryClient, revision])
}
