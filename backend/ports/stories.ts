/** Success stories, with their texts in both languages. */

import type {
  JapaneseLevel,
  JobCategory,
  PresentOccupation,
  StoryOrigin,
} from '#openapi/generated/options.ts'
import type { Bilingual } from './bilingual.ts'
import type { ContentState, ContentTable, NumberedContent } from './content.ts'

export type StoryTexts = {
  /** Initials with an honorific: 「K.S.さん」, "Mr. K.S."; in English none where `gender` is empty. */
  initials: string
  gender: string
  /** Decade band: 「20代後半」, "late 20s". */
  age: string
  nationality: string
  languageSkills: string
  catchTitle: string
  /** The two fields of the time before are empty for new graduates. */
  jobBeforeTransfer: string
  specialityBeforeTransfer: string
  jobAfterTransfer: string
  specialityAfterTransfer: string
  /** Paragraphs, separated by an empty line. */
  previousCareer: string
  motive: string
  /** HTML of p, ul, li, strong and br. */
  reason: string
  comment: string
  ca: string
  ra: string
}

export type Story = Bilingual<StoryTexts> &
  ContentState & {
    /** The number in the address of the story. */
    id: number
    roleBefore: PresentOccupation
    roleAfter: JobCategory
    origin: StoryOrigin
    /** At the time of the change. */
    japaneseLevel: JapaneseLevel
    isTop: boolean
    /** Yearly pay in ten-thousand yen; null for new graduates. */
    salaryBefore: number | null
    salaryAfter: number
  }

export interface StoryTable extends ContentTable<Story>, NumberedContent {
  /** The published stories in ascending order of id. */
  published(): Promise<Story[]>
  /** Adds stories. Throws if one exists already. */
  insert(stories: Story[]): Promise<void>
  remove(ids: number[]): Promise<void>
}
