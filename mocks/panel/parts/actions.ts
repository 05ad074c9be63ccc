/** Changes of the mock. A page that shows the old data is reloaded. */

import { useMutation, useQuery } from '@tanstack/react-query'
import { useLogin } from '#src/api/account.ts'
import { http } from '#src/api/http.ts'
import { forgetSession } from '#src/api/session.ts'
import { hasSessionCookie } from '#src/lib/sessionCookie.ts'
import {
  type Fault,
  type MockState,
  type PersonaRequest,
  type Seed,
  type SignedInPerson,
  type Snapshot,
  getState,
  listPersonas,
  logInPersona,
  reset,
  seed,
  setFaults,
  setSnapshot,
  setState,
} from '../../control/generated/client.ts'

/** Reloads the page. An object, because tests replace the function: the browser does not let them replace its own. */
export const thisPage = { reload: () => location.reload() }

const reload = () => thisPage.reload()

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

/** Logs in a persona. A page without a session does not change for a persona with an unopened confirmation mail. */
export const useLogIn = () =>
  useMutation({
    mutationFn: async (request: PersonaRequest) => {
      const hadSession = hasSessionCookie()
      const { isLoggedIn } = await logInPersona(request)
      return hadSession || isLoggedIn
    },
    onSuccess: (isChanged) => {
      if (isChanged) reload()
    },
  })

/** Logs in a person that the mock has made before. */
export function useLogInAgain() {
  const { mutateAsync: login } = useLogin()
  return useMutation({
    mutationFn: (person: { email: string; password: string }) => login({ lang: 'en', data: person }),
    onSuccess: reload,
  })
}

export const useLogOut = () =>
  useMutation({
    mutationFn: async () => {
      await http('/applicant/logout', { method: 'POST' })
      forgetSession()
    },
    onSuccess: reload,
  })

/** Reads the personas, and who is signed in. */
export const usePersonas = () => useQuery({ queryKey: ['personas'], queryFn: () => listPersonas() })

/** Returns the person who is signed in on this page, null without a login, and undefined while the answer loads. */
export const useSignedIn = (): SignedInPerson | null | undefined => usePersonas().data?.signedIn
