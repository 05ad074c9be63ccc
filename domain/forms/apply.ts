/** The note to the advisor with an application (`POST /process/apply`). */

import * as z from 'zod/mini'
import { TEXT_LENGTH } from '../formLimits.ts'
import { optionalText } from './fields.ts'

export const applyForm = z.object({ contents: optionalText(TEXT_LENGTH.answer) })

export type ApplyValues = z.output<typeof applyForm>

export const blankApply: ApplyValues = { contents: '' }
