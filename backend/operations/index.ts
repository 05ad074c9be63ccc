import type { OperationId } from '#openapi/generated/operations.ts'
import type { Handlers } from '../operation.ts'
import { checkEmail, getAuth, login, logout, refreshSession } from './account.ts'
import { activateApplicant, setInitialPassword, verifyApplicant } from './activation.ts'
import {
  getArticle,
  listArticles,
  listBlogCategories,
  listBlogTags,
  listRecommendedArticles,
} from './blog.ts'
import { getCareer, getResume, storeCareer, storeResume } from './documents.ts'
import { sendContact } from './contact.ts'
import { changeEmail, confirmEmail } from './emailChange.ts'
import { createEntry } from './entry.ts'
import { createInquiry } from './inquiry.ts'
import { getInterestedList, updateInterestedList } from './interestedList.ts'
import { createInvitation } from './invitation.ts'
import { getJob, searchJobs } from './job.ts'
import { listOptions } from './master.ts'
import { listNotifications, readNotification } from './notifications.ts'
import { changePassword, forgotPassword, resetPassword } from './password.ts'
import {
  getApplicantFile,
  getProfile,
  updateProfile,
  updateWorkingHistory,
  updateWorkingHistoryAddition,
} from './profile.ts'
import { getStory, listStories } from './story.ts'

/**
 * Operations that are built together with their screens and return 501 until then. An operation that is both built and listed,
 * or neither, does not compile.
 */
export const notBuiltYet = [
  'applyForJobs',
  'changeProcessStatus',
  'getProcess',
  'getRecommendation',
  'listAppliedJobs',
  'listRecommendations',
  'requestInterview',
  'requestIntroduction',
  'searchProcesses',
] as const satisfies OperationId[]

/** The handlers of all other operations of the contract. */
export const handlers: Omit<Handlers, (typeof notBuiltYet)[number]> = {
  searchJobs,
  getJob,
  listStories,
  getStory,
  listArticles,
  getArticle,
  listBlogCategories,
  listBlogTags,
  listRecommendedArticles,
  listOptions,
  createEntry,
  createInquiry,
  createInvitation,
  checkEmail,
  login,
  getAuth,
  refreshSession,
  logout,
  getResume,
  storeResume,
  getCareer,
  storeCareer,
  listNotifications,
  readNotification,
  getInterestedList,
  updateInterestedList,
  sendContact,
  verifyApplicant,
  activateApplicant,
  setInitialPassword,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  confirmEmail,
  getProfile,
  updateProfile,
  updateWorkingHistory,
  updateWorkingHistoryAddition,
  getApplicantFile,
}
