/** Checks for operations with a form of the site as their body, by the same rules as in the browser. */

import * as z from 'zod/mini'
import { changeEmailForm, forgotPasswordForm, loginForm } from '#domain/forms/account.ts'
import { careerForm } from '#domain/forms/career.ts'
import { careerValues } from '#domain/forms/careerRequest.ts'
import { blankConsent, consentForms } from '#domain/forms/consent.ts'
import { contactForm, contactValues } from '#domain/forms/contact.ts'
import { entryForm } from '#domain/forms/entry.ts'
import { entryValues } from '#domain/forms/entryRequest.ts'
import { emailFields } from '#domain/forms/fields.ts'
import { inquiryForms } from '#domain/forms/inquiry.ts'
import { inquiryValues } from '#domain/forms/inquiryRequest.ts'
import { interviewForm, blankInterview } from '#domain/forms/interview.ts'
import { invitationForm } from '#domain/forms/invitation.ts'
import { invitationValues } from '#domain/forms/invitationRequest.ts'
import { additionForm, profileForm, workingHistoryForm } from '#domain/forms/profile.ts'
import { additionValues, profileValues, workingHistoryValues } from '#domain/forms/profileRequest.ts'
import { answerForms, blankAnswer } from '#domain/forms/recommendationAnswer.ts'
import { resumeForm } from '#domain/forms/resume.ts'
import { resumeValues } from '#domain/forms/resumeRequest.ts'
import { required, rule } from '#domain/rules.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Input } from './operation.ts'
import { changePasswordForm, newPasswordForm } from './passwordForms.ts'

/** Checks the rules of a body that fits the contract's schema. Any field may be missing. `today` is the calendar day in Japan. */
type FormCheck<Id extends OperationId> = (
  body: Partial<Input<Id>['body']>,
  today: string,
) => Promise<{ error?: z.core.$ZodError }>

const checkEmailForm = z.object({ email: emailFields.email })

/** An inquiry that does not name its form. */
const noKind = z.object({ kind: z.prefault(z.string().check(required), '') })

/** An answer to a request for consent that names neither or only one of process and answer. */
const consentTarget = z.object({
  process_id: z.prefault(z.number().check(rule<number>('required', (id) => id > 0)), 0),
  answer: z.prefault(z.string().check(required), ''),
})

/** An answer to a recommendation that names neither or only one of recommendation and action. */
const answerTarget = z.object({
  process_id: z.prefault(z.number().check(rule<number>('required', (id) => id > 0)), 0),
  action: z.prefault(z.string().check(required), ''),
})

export const formChecks: { [Id in OperationId]?: FormCheck<Id> } = {
  checkEmail: (body) => checkEmailForm.safeParseAsync(body),
  createEntry: (body) => entryForm.safeParseAsync(entryValues(body)),
  createInquiry: (body) => (body.kind ? inquiryForms[body.kind] : noKind).safeParseAsync(inquiryValues(body)),
  login: (body) => loginForm.safeParseAsync(body),
  sendContact: (body) => contactForm.safeParseAsync(contactValues(body)),
  forgotPassword: (body) => forgotPasswordForm.safeParseAsync(body),
  setInitialPassword: (body) => newPasswordForm.safeParseAsync(body),
  // The operation checks the token first.
  resetPassword: (body) => z.object({}).safeParseAsync(body),
  changePassword: (body) => changePasswordForm.safeParseAsync(body),
  changeEmail: (body) => changeEmailForm.safeParseAsync(body),
  updateProfile: (body) => profileForm.safeParseAsync(profileValues(body)),
  updateWorkingHistory: (body) => workingHistoryForm.safeParseAsync(workingHistoryValues(body)),
  updateWorkingHistoryAddition: (body) => additionForm.safeParseAsync(additionValues(body)),
  changeProcessStatus: (body) =>
    z
      .extend(body.action ? answerForms[body.action] : z.object({}), answerTarget.shape)
      .safeParseAsync({ ...blankAnswer, ...body }),
  submitConsent: (body) =>
    z
      .extend(body.answer ? consentForms[body.answer] : z.object({}), consentTarget.shape)
      .safeParseAsync({ ...blankConsent, ...body }),
  requestInterview: ({ reInterview: _flag, ...body }) =>
    interviewForm.safeParseAsync({ ...blankInterview, ...body }),
  createInvitation: (body) => invitationForm.safeParseAsync(invitationValues(body)),
  storeResume: (body, today) => resumeForm(today).safeParseAsync(resumeValues(body)),
  storeCareer: (body, today) => careerForm(today).safeParseAsync(careerValues(body)),
}
