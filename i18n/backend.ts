/**
 * The texts of responses and mails, in both languages. The tables of problems have the keys of both APIs, and for a key of both the texts
 * of their own: the staff API speaks of the applicant, the public one to the applicant.
 */

import type { Lang } from '#domain/lang.ts'
import { account as enAccount } from './en/account.ts'
import { apiFields as enApiFields } from './en/apiFields.ts'
import { applying as enApplying } from './en/applying.ts'
import { career as enCareer } from './en/career.ts'
import { contact as enContact } from './en/contact.ts'
import { dashboard as enDashboard } from './en/dashboard.ts'
import { documentNames as enDocumentNames } from './en/documentNames.ts'
import { entry as enEntry } from './en/entry.ts'
import { fileNotes as enFileNotes } from './en/fileNotes.ts'
import { forms as enForms } from './en/forms.ts'
import { inquiry as enInquiry } from './en/inquiry.ts'
import { jobs as enJobs } from './en/jobs.ts'
import { mail as enMail } from './en/mail.ts'
import { password as enPassword } from './en/password.ts'
import { personFields as enPersonFields } from './en/personFields.ts'
import { personOptions as enOptions } from './en/personOptions.ts'
import { problems as enProblems } from './en/problems.ts'
import { processes as enProcesses } from './en/processes.ts'
import { processEvents as enProcessEvents } from './en/processEvents.ts'
import { processMail as enProcessMail } from './en/processMail.ts'
import { processNews as enProcessNews } from './en/processNews.ts'
import { processOptions as enProcessOptions } from './en/processOptions.ts'
import { processUpdates as enProcessUpdates } from './en/processUpdates.ts'
import { profile as enProfile } from './en/profile.ts'
import { resume as enResume } from './en/resume.ts'
import { rules as enRules } from './en/rules.ts'
import { settings as enSettings } from './en/settings.ts'
import { staffIssues as enStaffIssues } from './en/staffIssues.ts'
import { staffProblems as enStaffProblems } from './en/staffProblems.ts'
import { updateMail as enUpdateMail } from './en/updateMail.ts'
import { welcome as enWelcome } from './en/welcome.ts'
import { account as jaAccount } from './ja/account.ts'
import { apiFields as jaApiFields } from './ja/apiFields.ts'
import { applying as jaApplying } from './ja/applying.ts'
import { career as jaCareer } from './ja/career.ts'
import { contact as jaContact } from './ja/contact.ts'
import { dashboard as jaDashboard } from './ja/dashboard.ts'
import { documentNames as jaDocumentNames } from './ja/documentNames.ts'
import { entry as jaEntry } from './ja/entry.ts'
import { fileNotes as jaFileNotes } from './ja/fileNotes.ts'
import { forms as jaForms } from './ja/forms.ts'
import { inquiry as jaInquiry } from './ja/inquiry.ts'
import { jobs as jaJobs } from './ja/jobs.ts'
import { mail as jaMail } from './ja/mail.ts'
import { password as jaPassword } from './ja/password.ts'
import { personFields as jaPersonFields } from './ja/personFields.ts'
import { personOptions as jaOptions } from './ja/personOptions.ts'
import { problems as jaProblems } from './ja/problems.ts'
import { processes as jaProcesses } from './ja/processes.ts'
import { processEvents as jaProcessEvents } from './ja/processEvents.ts'
import { processMail as jaProcessMail } from './ja/processMail.ts'
import { processNews as jaProcessNews } from './ja/processNews.ts'
import { processOptions as jaProcessOptions } from './ja/processOptions.ts'
import { processUpdates as jaProcessUpdates } from './ja/processUpdates.ts'
import { profile as jaProfile } from './ja/profile.ts'
import { resume as jaResume } from './ja/resume.ts'
import { rules as jaRules } from './ja/rules.ts'
import { settings as jaSettings } from './ja/settings.ts'
import { staffIssues as jaStaffIssues } from './ja/staffIssues.ts'
import { staffProblems as jaStaffProblems } from './ja/staffProblems.ts'
import { updateMail as jaUpdateMail } from './ja/updateMail.ts'
import { welcome as jaWelcome } from './ja/welcome.ts'

export const backendTexts = {
  ja: {
    account: jaAccount,
    apiFields: jaApiFields,
    applying: jaApplying,
    career: jaCareer,
    contact: jaContact,
    dashboard: jaDashboard,
    documentNames: jaDocumentNames,
    entry: jaEntry,
    fileNotes: jaFileNotes,
    forms: jaForms,
    inquiry: jaInquiry,
    jobs: jaJobs,
    mail: jaMail,
    password: jaPassword,
    personFields: jaPersonFields,
    personOptions: jaOptions,
    problems: { ...jaStaffProblems, ...jaProblems },
    processEvents: jaProcessEvents,
    processMail: jaProcessMail,
    processNews: jaProcessNews,
    processOptions: jaProcessOptions,
    processUpdates: jaProcessUpdates,
    processes: jaProcesses,
    profile: jaProfile,
    resume: jaResume,
    rules: jaRules,
    settings: jaSettings,
    staffIssues: jaStaffIssues,
    staffProblems: { ...jaProblems, ...jaStaffProblems },
    updateMail: jaUpdateMail,
    welcome: jaWelcome,
  },
  en: {
    account: enAccount,
    apiFields: enApiFields,
    applying: enApplying,
    career: enCareer,
    contact: enContact,
    dashboard: enDashboard,
    documentNames: enDocumentNames,
    entry: enEntry,
    fileNotes: enFileNotes,
    forms: enForms,
    inquiry: enInquiry,
    jobs: enJobs,
    mail: enMail,
    password: enPassword,
    personFields: enPersonFields,
    personOptions: enOptions,
    problems: { ...enStaffProblems, ...enProblems },
    processEvents: enProcessEvents,
    processMail: enProcessMail,
    processNews: enProcessNews,
    processOptions: enProcessOptions,
    processUpdates: enProcessUpdates,
    processes: enProcesses,
    profile: enProfile,
    resume: enResume,
    rules: enRules,
    settings: enSettings,
    staffIssues: enStaffIssues,
    staffProblems: { ...enProblems, ...enStaffProblems },
    updateMail: enUpdateMail,
    welcome: enWelcome,
  },
} satisfies Record<Lang, unknown>
