import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetOptions } from '#src/api/options.ts'
import { type MockStatus, getStatus } from '../../control/generated/client.ts'
import { pageClock } from '../../pageClock.ts'

/** Time between two readings of the mock's status, in ms. */
const INTERVAL = 1000

const STATUS_KEY = ['status']

/** Reads the status of the mock again and again while the page is visible. */
export function useStatus(): MockStatus | undefined {
  return useQuery({ queryKey: STATUS_KEY, queryFn: readStatus, refetchInterval: INTERVAL }).data
}

/** Reads the status. The page's clock follows the mock's, from wherever it was changed. */
async function readStatus(): Promise<MockStatus> {
  const status = await getStatus()
  pageClock.follow(status.clock)
  return status
}

/**
 * Invalidates all other queries after every change of the mock. Removes the option master, which the site caches for a day, so that a fault
 * of this call shows.
 */
export function useFreshData(): void {
  const queryClient = useQueryClient()
  const revision = useStatus()?.revision
  useEffect(() => {
    if (revision === undefined) return
    forgetOptions()
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== STATUS_KEY[0] })
  }, [queryClient, revision])
}
