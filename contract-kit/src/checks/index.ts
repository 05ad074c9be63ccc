import { bodySchema, differsFromModel, mediaType, noServerError, statusDeclared } from './answers.ts'
import { pageItems, plainText } from './bodies.ts'
import type { Check } from './check.ts'
import { cookieAttributes } from './cookies.ts'
import { errorFields, errorMessage } from './errors.ts'
import { contentLanguage, headerDeclared, headerValue, loginDialog, varyLanguage } from './headers.ts'
import { problemInstance, problemLanguage, problemStatus, problemText, problemType } from './problems.ts'

/** The checks of every answer, in the order of a report. */
export const checks: Check[] = [
  statusDeclared,
  noServerError,
  mediaType,
  bodySchema,
  pageItems,
  plainText,
  headerDeclared,
  headerValue,
  varyLanguage,
  contentLanguage,
  loginDialog,
  problemType,
  problemStatus,
  problemInstance,
  problemLanguage,
  problemText,
  errorFields,
  errorMessage,
  cookieAttributes,
  differsFromModel,
]
