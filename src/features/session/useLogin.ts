import { useQueryClient } from '@tanstack/react-query'
import type { LoginValues } from '#domain/forms/account.ts'
import { useLogin as useLoginCall } from '#src/api/account.ts'
import { useLang } from '#src/context/language.ts'
import { enterAs } from './person.ts'

/** Logs in; rejects with the API's failure. */
export function useLogin(): (values: LoginValues) => Promise<void> {
  const lang = useLang()
  const queryClient = useQueryClient()
  const { mutateAsync } = useLoginCall()
  return async (values) => {
    const { auth } = await mutateAsync({ lang, data: values })
    enterAs(queryClient, auth)
  }
}
