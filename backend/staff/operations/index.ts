import type { StaffHandlers } from '../operation.ts'
import { getAdvisor, listAdvisors, putAdvisor } from './advisors.ts'
import { getArticle, listArticles, publishArticle, putArticle, unpublishArticle } from './articles.ts'
import { listAudit } from './audit.ts'
import { disclosePerson } from './disclosure.ts'
import { erasePerson } from './erasure.ts'
import { listEvents } from './events.ts'
import { exportContent, importContent } from './imports.ts'
import { closeJob, getJob, listJobs, putJob, reopenJob } from './jobs.ts'
import { getMail, listMails, retryMail } from './mails.ts'
import { getMessage, listMessages, replyToMessage, settleMessage } from './messages.ts'
import {
  addNote,
  assignAdvisor,
  blockPerson,
  endSessions,
  getPerson,
  listPeople,
  sendLink,
  unblockPerson,
} from './people.ts'
import {
  listProcesses,
  getStaffProcess,
  recommendJob,
  moveProcess,
  setAppointment,
  requestDocuments,
  replyToQuestion,
  settlePending,
  closeProcess,
  nameEmployer,
  askConsent,
  noteSent,
  noteSeen,
  undoStep,
} from './processes.ts'
import { getRegister } from './registers.ts'
import { runRetentionNow } from './retention.ts'
import { addSample, createBackup, removeSample, restoreBackup } from './server.ts'
import { checkServer, getContract } from './status.ts'
import { getStory, listStories, publishStory, putStory, unpublishStory } from './stories.ts'
import { listCategories, listTags, putCategory, putTag, removeCategory, removeTag } from './terms.ts'
import { createToken, listTokens, revokeToken } from './tokens.ts'

/** The handlers of the staff contract, one file for each tag. */
export const handlers: StaffHandlers = {
  getAdvisor,
  listAdvisors,
  putAdvisor,
  getArticle,
  listArticles,
  publishArticle,
  putArticle,
  unpublishArticle,
  exportContent,
  importContent,
  closeJob,
  getJob,
  listJobs,
  putJob,
  reopenJob,
  getStory,
  listStories,
  publishStory,
  putStory,
  unpublishStory,
  listCategories,
  listTags,
  putCategory,
  putTag,
  removeCategory,
  removeTag,
  listTokens,
  createToken,
  revokeToken,
  listPeople,
  getPerson,
  blockPerson,
  unblockPerson,
  assignAdvisor,
  endSessions,
  sendLink,
  addNote,
  erasePerson,
  disclosePerson,
  getRegister,
  runRetention: runRetentionNow,
  createBackup,
  restoreBackup,
  addSample,
  removeSample,
  listEvents,
  listAudit,
  listProcesses,
  getStaffProcess,
  recommendJob,
  moveProcess,
  setAppointment,
  requestDocuments,
  replyToQuestion,
  settlePending,
  closeProcess,
  nameEmployer,
  askConsent,
  noteSent,
  noteSeen,
  undoStep,
  listMessages,
  getMessage,
  settleMessage,
  replyToMessage,
  listMails,
  getMail,
  retryMail,
  checkServer,
  getContract,
}
