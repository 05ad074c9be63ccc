/** Checks for operations whose body is a form of the site, with the same rules as in the browser. */
import * as z from 'zod/mini'
import { careerForm } from '#domain/forms/career.ts'
import { careerValues } from '#domain/forms/careerRequest.ts'
import { contactForm, contactValues } from '#domain/forms/contact.ts'
import { entryForm } from '#domain/forms/entry.ts'
import { entryValues } from '#domain/forms/entryRequest.ts'
import { emailFields, neededText } from '#domain/forms/fields.ts'
import { inquiryForms } from '#domain/forms/inquiry.ts'
import { inquiryValues } from '#domain/forms/inquiryRequest.ts'
import { invitationForm } from '#domain/forms/invitation.ts'
import { invitationValues } from '#domain/forms/invitationRequest.ts'
import { resumeForm } from '#domain/forms/resume.ts'
import { resumeValues } from '#domain/forms/resumeRequest.ts'
import { PASSWORD_LENGTH } from '#domain/limits.ts'
import { required } from '#domain/rules.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Input } from './operation.ts'

/** Checks the rules of a body that fits the contract's schema. Any field may be missing. `today` is the calendar day in Japan. */
type FormCheck<Id extends OperationId> = (
  body: Partial<Input<Id>['body']>,
  today: string,
) => Promise<{ error?: z.core.$ZodError }>

const checkEmailForm = z.object({ email: emailFields.email })
const loginForm = z.object({ email: emailFields.email, password: neededText(required, PASSWORD_LENGTH.max) })

/** An inquiry that does not say which form it comes from. */
const noKind = z.object({ kind: z.prefault(z.string().check(required), '') })

export const formChecks: { [Id in OperationId]?: FormCheck<Id> } = {
  checkEmail: (body) => checkEmailForm.safeParseAsync(body),
  createEntry: (body) => entryForm.safeParseAsync(entryValues(body)),
  createInquiry: (body) => (body.kind ? inquiryForms[body.kind] : noKind).safeParseAsync(inquiryValues(body)),
  login: (body) => loginForm.safeParseAsync(body),
  sendContact: (body) => contactForm.safeParseAsync(contactValues(body)),
  createInvitation: (body) => invitationForm.safeParseAsync(invitationValues(body)),
  storeResume: (body, today) => resumeForm(today).safeParseAsync(resumeValues(body)),
  storeCareer: (body, today) => careerForm(today).safeParseAsync(careerValues(body)),
}
