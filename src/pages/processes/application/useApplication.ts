import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Process, dropHiddenProcesses, processQuery } from '#src/api/processes.ts'
import { useLang } from '#src/context/language.ts'

/** An application, read again when the person returns to this tab: the advisor may have changed it. */
export function useApplication(loaded: Process) {
  const queryClient = useQueryClient()
  const query = processQuery(useLang(), loaded.process_id)
  const { data = loaded, refetch } = useQuery({ ...query, refetchOnWindowFocus: 'always' })

  /** Stores the application from a response; everything else about processes is loaded again. */
  function store(process: Process) {
    dropHiddenProcesses(queryClient)
    queryClient.setQueryData(query.queryKey, process)
  }

  return { process: data, reload: refetch, store }
}
