/** Checks everything that holds for each page of the site, in one visit; each step names its findings. */

import { type Page, type Response, test } from '@playwright/test'
import type { Lang } from '#domain/lang.ts'
import type { SitePage } from '../../support/sitePages.ts'
import { expectNoViolation } from '../support/axe.ts'
import { widths } from '../support/widths.ts'
import { expectWholeAmounts } from './amounts.ts'
import { expectHeadOfServer } from './head.ts'
import { expectOneLanguage } from './language.ts'
import { expectLanguageSwitch } from './languageSwitch.ts'
import { expectRoomForLargeText } from './largeText.ts'
import { expectNoOverflow } from './overflow.ts'
import { expectLogo, expectParts, expectSkipLink } from './parts.ts'
import { expectConnectedTexts } from './unbrokenTexts.ts'

type Audited = {
  lang: Lang
  /** The server's response. Without it the head is not checked: the browser renders the head of guarded pages. */
  response?: Response
}

/** Checks the open page, first on a desktop, then in narrower windows. */
export async function audit(page: Page, { lang, response }: Audited): Promise<void> {
  if (response) await test.step('head', () => expectHeadOfServer(page, response))
  await test.step('parts and headings', () => expectParts(page))
  await auditContent(page, lang)
}

/** Checks the parts that a layout gives to all its pages. Leaves the page. */
export async function auditLayout(page: Page, target: SitePage): Promise<void> {
  await page.setViewportSize(widths.desktop)
  await test.step('logo', () => expectLogo(page, target.lang))
  await test.step('skip link', () => expectSkipLink(page, target.lang))
  await test.step('language switch', () => expectLanguageSwitch(page, target))
}

/** Checks that also hold for a page without header and footer. */
export async function auditContent(page: Page, lang: Lang): Promise<void> {
  await test.step('language', () => expectOneLanguage(page, lang))
  await test.step('axe on a desktop', () => expectNoViolation(page))
  await test.step('large text', () => expectRoomForLargeText(page))
  await test.step('overflow', () => expectNoOverflow(page))
  await page.setViewportSize(widths.phone)
  await test.step('connected texts', () => expectConnectedTexts(page))
  await test.step('amounts', () => expectWholeAmounts(page, lang))
  await test.step('axe on a phone', () => expectNoViolation(page))
}
