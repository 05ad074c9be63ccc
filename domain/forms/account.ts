/** Forms about the account: login, passwords and the e-mail address (product-decisions §4). */

import * as z from 'zod/mini'
import { PASSWORD_LENGTH } from '../formLimits.ts'
import { alphaNum, confirmedEmail, confirmedPassword, max, minPassword, required } from '../rules.ts'
import { emailFields, neededText } from './fields.ts'

/** A password that is compared, not chosen: only its presence counts. */
const knownPassword = neededText(required, PASSWORD_LENGTH.max)

const newPasswordFields = {
  password: z.string().check(required, alphaNum, minPassword, max(PASSWORD_LENGTH.max)),
  /** Compared by `confirmedPassword` on the form. */
  password_confirm: z.string().check(required),
}

export const loginForm = z.object({ email: emailFields.email, password: knownPassword })

export const forgotPasswordForm = z.object({ email: emailFields.email })

/** The first password, and one after a forgotten password. */
export const newPasswordForm = z.object(newPasswordFields).check(confirmedPassword)

export const changePasswordForm = z
  .object({ current_password: knownPassword, ...newPasswordFields })
  .check(confirmedPassword)

export const changeEmailForm = z
  .object({ ...emailFields, current_password: knownPassword })
  .check(confirmedEmail)

export type LoginValues = z.output<typeof loginForm>
export type ForgotPasswordValues = z.output<typeof forgotPasswordForm>
export type NewPasswordValues = z.output<typeof newPasswordForm>
export type ChangePasswordValues = z.output<typeof changePasswordForm>
export type ChangeEmailValues = z.output<typeof changeEmailForm>

export const blankNewPassword: NewPasswordValues = { password: '', password_confirm: '' }
