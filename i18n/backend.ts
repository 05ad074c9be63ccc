/** The texts of responses and mails, in both languages. */
import type { Lang } from '#domain/lang.ts'
import { contact as enContact } from './en/contact.ts'
import { inquiry as enInquiry } from './en/inquiry.ts'
import { mail as enMail } from './en/mail.ts'
import { personOptions as enOptions } from './en/personOptions.ts'
import { problems as enProblems } from './en/problems.ts'
import { processEvents as enProcessEvents } from './en/processEvents.ts'
import { processMail as enProcessMail } from './en/processMail.ts'
import { processNews as enProcessNews } from './en/processNews.ts'
import { processOptions as enProcessOptions } from './en/processOptions.ts'
import { rules as enRules } from './en/rules.ts'
import { welcome as enWelcome } from './en/welcome.ts'
import { contact as jaContact } from './ja/contact.ts'
import { inquiry as jaInquiry } from './ja/inquiry.ts'
import { mail as jaMail } from './ja/mail.ts'
import { personOptions as jaOptions } from './ja/personOptions.ts'
import { problems as jaProblems } from './ja/problems.ts'
import { processEvents as jaProcessEvents } from './ja/processEvents.ts'
import { processMail as jaProcessMail } from './ja/processMail.ts'
import { processNews as jaProcessNews } from './ja/processNews.ts'
import { processOptions as jaProcessOptions } from './ja/processOptions.ts'
import { rules as jaRules } from './ja/rules.ts'
import { welcome as jaWelcome } from './ja/welcome.ts'

export const backendTexts = {
  ja: {
    contact: jaContact,
    inquiry: jaInquiry,
    mail: jaMail,
    personOptions: jaOptions,
    problems: jaProblems,
    processEvents: jaProcessEvents,
    processMail: jaProcessMail,
    processNews: jaProcessNews,
    processOptions: jaProcessOptions,
    rules: jaRules,
    welcome: jaWelcome,
  },
  en: {
    contact: enContact,
    inquiry: enInquiry,
    mail: enMail,
    personOptions: enOptions,
    problems: enProblems,
    processEvents: enProcessEvents,
    processMail: enProcessMail,
    processNews: enProcessNews,
    processOptions: enProcessOptions,
    rules: enRules,
    welcome: enWelcome,
  },
} satisfies Record<Lang, unknown>
