import type { Handlers } from '../operation.ts'
import { checkEmail, getAuth, login, logout, refreshSession } from './account.ts'
import { activateApplicant, setInitialPassword, verifyApplicant } from './activation.ts'
import { listAdvisors } from './advisor.ts'
import {
  getArticle,
  listArticles,
  listBlogCategories,
  listBlogTags,
  listRecommendedArticles,
} from './blog.ts'
import { sendContact } from './contact.ts'
import { getCareer, getResume, storeCareer, storeResume } from './documents.ts'
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
  applyForJobs,
  changeProcessStatus,
  submitConsent,
  getProcess,
  getRecommendation,
  listAppliedJobs,
  listRecommendations,
  searchProcesses,
} from './process.ts'
import {
  getApplicantFile,
  getProfile,
  updateProfile,
  updateWorkingHistory,
  updateWorkingHistoryAddition,
} from './profile.ts'
import { requestInterview, requestIntroduction } from './requests.ts'
import { getStory, listStories } from './story.ts'

/** The handlers of all operations of the contract. */
export const handlers: Handlers = {
  searchJobs,
  getJob,
  listStories,
  getStory,
  listArticles,
  getArticle,
  listAdvisors,
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
  searchProcesses,
  getProcess,
  listRecommendations,
  getRecommendation,
  changeProcessStatus,
  submitConsent,
  applyForJobs,
  listAppliedJobs,
  requestInterview,
  requestIntroduction,
}
