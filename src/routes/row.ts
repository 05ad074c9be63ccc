import type { Lang } from '#domain/lang.ts'
import type { Namespace } from '#i18n/texts.ts'

export type LayoutId =
  | 'top'
  | 'entry'
  | 'client'
  | 'company'
  | 'blog'
  | 'preview'
  | 'embed'
  | 'account'
  | 'mypage'

/** Steps that share a draft: leaving them clears it (`flows.ts`). */
export const flowIds = [
  'entry',
  'inquiry',
  'inquiryOther',
  'recruitingInquiry',
  'invitation',
  'resume',
  'career',
  'contact',
] as const

export type FlowId = (typeof flowIds)[number]

/** Conditions for entering a page (`guards.ts`). */
export const guardNames = ['validated', 'receipt', 'signedIn', 'signedOut', 'passwordUnset'] as const

export type GuardName = (typeof guardNames)[number]

export type Row = {
  /** Below the language's root, in the notation of React Router. */
  path: string
  /** The module below `src/pages`, without its ending. */
  page: string
  layout: LayoutId
  /** The dictionaries that the page reads in addition to `common`. */
  texts: readonly Namespace[]
  /** The flow that the page is a step of; its steps are in table order. */
  flow?: FlowId
  guards?: readonly GuardName[]
  /** The page exists in this language only. */
  only?: Lang
}
