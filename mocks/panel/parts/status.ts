import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type MockStatus, getStatus } from '../../control/generated/client.ts'

/** Time between two readings of the mock's status, in ms. */
const INTERVAL = 1000

const STATUS_KEY = ['status']

/** Reads the status of the mock again and again while the page is visible. */
export function useStatus(): MockStatus | undefined {
  return useQuery({ queryKey: STATUS_KEY, queryFn: () => getStatus(), refetchInterval: INTERVAL }).data
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
