import { account, pending } from './flows/account.ts'
import { documentRules } from './flows/documentRules.ts'
import { documents, files } from './flows/documents.ts'
import { links } from './flows/links.ts'
import { lifetimes } from './flows/lifetimes.ts'
import { notifications, requests, savedJobs } from './flows/mypage.ts'
import { isolation, recommendations } from './flows/recommendations.ts'
import { registration } from './flows/registration.ts'
import { logins, refreshing } from './flows/sessions.ts'
import { agreement, orders } from './laws/agreement.ts'
import { blogCounts, pay } from './laws/counts.ts'
import { checkOrder, keyScope } from './laws/checkOrder.ts'
import { wrongFiles } from './flows/uploads.ts'
import { bodies, malformedBodies } from './laws/bodies.ts'
import { articles, options, stories } from './laws/content.ts'
import { spellings, validators } from './laws/edges.ts'
import { querySpellings } from './laws/querySpellings.ts'
import { examples } from './laws/examples.ts'
import { confirmations } from './flows/confirmations.ts'
import { consents } from './flows/consent.ts'
import { generatedBodies, generatedQueries } from './flows/generated.ts'
import { requestedWith, sessionRequired } from './laws/guards.ts'
import { idempotency } from './laws/idempotency.ts'
import { limits, submissionLimits } from './laws/limits.ts'
import { pages } from './laws/lists.ts'
import { localisation } from './laws/localisation.ts'
import { methods, paths, queries } from './laws/paths.ts'
import { search } from './laws/search.ts'
import { searchAdditions } from './laws/searchAdditions.ts'
import { searchIds, searchOrder, searchWords } from './laws/searchWords.ts'
import { blogSmallPrint, jobSmallPrint } from './laws/smallPrint.ts'
import type { Scenario } from './run/scenario.ts'

/** Everything that the kit does, in this order: reading first, then refused writes, then flows. */
export const scenarios: Scenario[] = [
  examples,
  localisation,
  pages,
  agreement,
  orders,
  pay,
  blogCounts,
  search,
  searchAdditions,
  searchWords,
  searchOrder,
  searchIds,
  stories,
  articles,
  options,
  jobSmallPrint,
  blogSmallPrint,
  paths,
  queries,
  spellings,
  querySpellings,
  validators,
  methods,
  generatedQueries,
  sessionRequired,
  requestedWith,
  bodies,
  malformedBodies,
  checkOrder,
  logins,
  refreshing,
  notifications,
  savedJobs,
  requests,
  confirmations,
  documents,
  documentRules,
  files,
  wrongFiles,
  isolation,
  consents,
  idempotency,
  keyScope,
  recommendations,
  registration,
  pending,
  account,
  links,
  generatedBodies,
  limits,
  submissionLimits,
  lifetimes,
]
