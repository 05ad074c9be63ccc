/** The answer to a request for consent to documents (`POST /process/consent`). */

import * as z from 'zod/mini'
import { TEXT_LENGTH } from '../formLimits.ts'
import { rule } from '../rules.ts'
import { optionalText } from './fields.ts'

const contents = optionalText(TEXT_LENGTH.answer)

export const consentForms = {
  agree: z.object({
    documents: z.array(z.string()).check(rule<string[]>('required', (documents) => documents.length > 0)),
    contents,
  }),
  decline: z.object({
    documents: z.array(z.string()).check(rule<string[]>('invalid', (documents) => documents.length === 0)),
    contents,
  }),
}

export type ConsentValues = z.output<(typeof consentForms)['agree']>

export const blankConsent: ConsentValues = { documents: [], contents: '' }
