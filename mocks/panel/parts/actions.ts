/** Changes of the mock. A page that shows the old data is loaded anew. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { login } from '#src/api/account.ts'
import { http } from '#src/api/http.ts'
import { forgetSession } from '#src/api/session.ts'
import { hasSessionCookie } from '#src/lib/sessionCookie.ts'
import {
  type Fault,
  type MockState,
  type PersonaRequest,
  type Seed,
  type Snapshot,
  getState,
  logInPersona,
  reset,
  seed,
  setFaults,
  setSnapshot,
  setState,
} from '../../control/generated/client.ts'

const reload = () => location.reload()

/** Resets the whole mock. */
export const useReset = () => useMutation({ mutationFn: () => reset(), onSuccess: reload })

export const useSeed = () => useMutation({ mutationFn: (content: Seed) => seed(content), onSuccess: reload })

export const useImport = () =>
  useMutation({ mutationFn: (snapshot: Snapshot) => setSnapshot(snapshot), onSuccess: reload })

export const useSetFaults = () => useMutation({ mutationFn: (items: Fault[]) => setFaults({ items }) })

/** Changes some of the settings that can be shared. */
export const useChangeState = () =>
  useMutation({
    mutationFn: async (change: Partial<MockState>) => setState({ ...(await getState()), ...change }),
  })

/** Logs in a persona. The page stays for somebody who has to open a mail first. */
export const useLogIn = () =>
  useMutation({
    mutationFn: (request: PersonaRequest) => logInPersona(request),
    onSuccess: ({ isLoggedIn }) => {
      if (isLoggedIn) reload()
    },
  })

/** Logs in somebody whom the mock has made before. */
export const useLogInAgain = () =>
  useMutation({
    mutationFn: (person: { email: string; password: string }) => login('en', person),
    onSuccess: reload,
  })

export const useLogOut = () =>
  useMutation({
    mutationFn: async () => {
      await http('/applicant/logout', { method: 'POST' })
      forgetSession()
    },
    onSuccess: reload,
  })

/** Returns the persona whom the panel has logged in last, or null without a session. */
export function useSignedIn(): MockState['persona'] {
  const persona = useQuery({ queryKey: ['state'], queryFn: () => getState() }).data?.persona ?? null
  return hasSessionCookie() ? persona : null
}
