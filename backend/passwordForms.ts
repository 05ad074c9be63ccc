/** The forms of a new password with the rule that only the server has. */

import * as forms from '#domain/forms/account.ts'
import { commonPassword } from '#domain/rules.ts'
import { isCommonPassword } from './commonPasswords.ts'

const uncommon = commonPassword(isCommonPassword)

export const newPasswordForm = forms.newPasswordForm.check(uncommon)

export const changePasswordForm = forms.changePasswordForm.check(uncommon)
