import { account, pending } from './flows/account.ts'
import { applyingAgain } from './flows/applyingAgain.ts'
import { closedJobs } from './flows/closedJobs.ts'
import { closingDates } from './flows/closingDates.ts'
import { confirmations } from './flows/confirmations.ts'
import { consents } from './flows/consent.ts'
import { dayInJapan } from './flows/dayInJapan.ts'
import { documentRules } from './flows/documentRules.ts'
import { documents } from './flows/documents.ts'
import { files } from './flows/entryFiles.ts'
import { entryForms } from './flows/entryForms.ts'
import { generatedBodies, generatedQueries } from './flows/generated.ts'
import { isolation } from './flows/isolation.ts'
import { lifetimes } from './flows/lifetimes.ts'
import { links } from './flows/links.ts'
import { notifications, requests, savedJobs } from './flows/mypage.ts'
import { ownWrites } from './flows/ownWrites.ts'
import { profileFiles } from './flows/profileFiles.ts'
import { recommendations } from './flows/recommendations.ts'
import { refreshing } from './flows/refreshTokens.ts'
import { registration } from './flows/registration.ts'
import { logins } from './flows/sessions.ts'
import { wrongFiles } from './flows/uploads.ts'
import { accepts } from './laws/accepts.ts'
import { agreement } from './laws/agreement.ts'
import { bodies } from './laws/bodies.ts'
import { checkOrder, keyScope } from './laws/checkOrder.ts'
import { articles, options, stories } from './laws/content.ts'
import { blogCounts, pay } from './laws/counts.ts'
import { spellings, validators } from './laws/edges.ts'
import { examples } from './laws/examples.ts'
import { searchIds, searchOrder } from './laws/foundJobs.ts'
import { requestedWith, sessionRequired } from './laws/guards.ts'
import { idempotency } from './laws/idempotency.ts'
import { largeBodies } from './laws/largeBodies.ts'
import { limits, submissionLimits } from './laws/limits.ts'
import { pages } from './laws/lists.ts'
import { localisation } from './laws/localisation.ts'
import { malformedBodies } from './laws/malformedBodies.ts'
import { manyErrors } from './laws/manyErrors.ts'
import { orders } from './laws/orders.ts'
import { origins } from './laws/origins.ts'
import { methods, paths } from './laws/paths.ts'
import { queries } from './laws/queries.ts'
import { querySpellings } from './laws/querySpellings.ts'
import { rareJobs } from './laws/rareJobs.ts'
import { search } from './laws/search.ts'
import { searchAdditions } from './laws/searchAdditions.ts'
import { searchWords } from './laws/searchWords.ts'
import { blogSmallPrint, jobSmallPrint } from './laws/smallPrint.ts'
import { comparedLives } from './lives/lives.ts'
import { comparedReads } from './lives/reads.ts'
import type { Scenario } from './run/scenario.ts'

/**
 * Everything that the kit does, in this order: lives beside the model, reading, then refused writes, then flows. The fields that are refused
 * need most calls, and without a clock they use up the limit of a form, so right forms come before them.
 */
export const scenarios: Scenario[] = [
  comparedLives,
  comparedReads,
  examples,
  localisation,
  pages,
  orders,
  agreement,
  rareJobs,
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
  accepts,
  origins,
  generatedQueries,
  sessionRequired,
  requestedWith,
  malformedBodies,
  largeBodies,
  manyErrors,
  checkOrder,
  logins,
  refreshing,
  notifications,
  savedJobs,
  closedJobs,
  requests,
  confirmations,
  documents,
  documentRules,
  files,
  wrongFiles,
  profileFiles,
  ownWrites,
  applyingAgain,
  isolation,
  consents,
  idempotency,
  keyScope,
  recommendations,
  registration,
  pending,
  account,
  links,
  entryForms,
  bodies,
  generatedBodies,
  limits,
  submissionLimits,
  lifetimes,
  dayInJapan,
  closingDates,
]
