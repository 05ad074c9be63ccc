import { beforeEach, expect, test, vi } from 'vitest'
import { fakeWindow } from '../../../tests/setup/fakeWindow.ts'
import { consentStore, effectiveConsent } from './consent.ts'

beforeEach(() => {
  fakeWindow()
})

const stubNavigator = (wishes: { globalPrivacyControl?: boolean; doNotTrack?: string }) =>
  vi.stubGlobal('navigator', wishes)

test('consent is stored until it changes', () => {
  expect(consentStore.get()).toBeNull()
  consentStore.set('accepted')
  expect(consentStore.get()).toBe('accepted')
  consentStore.set('declined')
  expect(consentStore.get()).toBe('declined')
})

test('an invalid stored value counts as no answer', () => {
  window.localStorage.setItem('consent', '"perhaps"')
  expect(consentStore.get()).toBeNull()
})

test.each([
  [{}, null, null],
  [{ doNotTrack: '0' }, null, null],
  [{ doNotTrack: '1' }, null, 'declined'],
  [{ globalPrivacyControl: true }, null, 'declined'],
  [{ globalPrivacyControl: true }, 'accepted', 'accepted'],
  [{}, 'accepted', 'accepted'],
  [{}, 'declined', 'declined'],
] as const)('with the browser settings %j, the answer %j counts as %j', (wishes, answer, counted) => {
  stubNavigator(wishes)
  expect(effectiveConsent(answer)).toBe(counted)
})
