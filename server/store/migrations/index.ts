import type { Migration } from 'kysely/migration'
import { first } from './0001_first.ts'
import { entries } from './0002_entries.ts'
import { blog } from './0003_blog.ts'
import { linksAndRequests } from './0004_links_and_requests.ts'
import { articleSummaries } from './0005_article_summaries.ts'
import { attempts } from './0006_attempts.ts'
import { storedResponses } from './0007_stored_responses.ts'
import { documents } from './0008_documents.ts'
import { notificationsAndSavedJobs } from './0009_notifications_and_saved_jobs.ts'
import { profiles } from './0010_profiles.ts'
import { processDetails } from './0011_process_details.ts'
import { employmentOfJobs } from './0012_employment_of_jobs.ts'
import { storyFacts } from './0013_story_facts.ts'
import { accountVersionsAndSettings } from './0014_account_versions_and_settings.ts'
import { referencesAndLists } from './0015_references_and_lists.ts'
import { emailKeys } from './0016_email_keys.ts'
import { files } from './0017_files.ts'
import { sample } from './0018_sample.ts'
import { staff } from './0019_staff.ts'
import { content } from './0020_content.ts'
import { processesMessagesMails } from './0021_processes_messages_mails.ts'
import { people } from './0022_people.ts'
import { randomRevisions } from './0023_random_revisions.ts'
import { provisions } from './0024_provisions.ts'
import { earlierAssets } from './0025_earlier_assets.ts'
import { requestIds } from './0026_request_ids.ts'
import { scannedFiles } from './0027_scanned_files.ts'
import { neverScannedFiles } from './0028_never_scanned_files.ts'
import { jobParts } from './0029_job_parts.ts'

/**
 * In the order of their execution. A migration that has been released is never changed. The version before this one runs beside it, so a
 * migration only adds; columns and tables are removed by a later version that no longer reads them (decision 90).
 */
export const migrations: Record<string, Migration> = {
  '0001_first': first,
  '0002_entries': entries,
  '0003_blog': blog,
  '0004_links_and_requests': linksAndRequests,
  '0005_article_summaries': articleSummaries,
  '0006_attempts': attempts,
  '0007_stored_responses': storedResponses,
  '0008_documents': documents,
  '0009_notifications_and_saved_jobs': notificationsAndSavedJobs,
  '0010_profiles': profiles,
  '0011_process_details': processDetails,
  '0012_employment_of_jobs': employmentOfJobs,
  '0013_story_facts': storyFacts,
  '0014_account_versions_and_settings': accountVersionsAndSettings,
  '0015_references_and_lists': referencesAndLists,
  '0016_email_keys': emailKeys,
  '0017_files': files,
  '0018_sample': sample,
  '0019_staff': staff,
  '0020_content': content,
  '0021_processes_messages_mails': processesMessagesMails,
  '0022_people': people,
  '0023_random_revisions': randomRevisions,
  '0024_provisions': provisions,
  '0025_earlier_assets': earlierAssets,
  '0026_request_ids': requestIds,
  '0027_scanned_files': scannedFiles,
  '0028_never_scanned_files': neverScannedFiles,
  '0029_job_parts': jobParts,
}
