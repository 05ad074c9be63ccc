import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { authQuery } from '#src/api/account.ts'
import { notificationsQuery } from '#src/api/notifications.ts'
import { loadOptions } from '#src/api/options.ts'
import { allApplicationsQuery, recommendationsQuery } from '#src/api/processes.ts'

type Load = (queryClient: QueryClient) => Promise<unknown>

/** The data that is loaded after a login (product-decisions §4), in parallel. */
export const firstLoads = (lang: Lang): Load[] => [
  (queryClient) => queryClient.ensureQueryData(authQuery(lang)),
  (queryClient) => queryClient.ensureQueryData(notificationsQuery(lang)),
  (queryClient) => queryClient.ensureQueryData(allApplicationsQuery(lang)),
  (queryClient) => queryClient.ensureQueryData(recommendationsQuery(lang)),
  () => loadOptions(),
]
