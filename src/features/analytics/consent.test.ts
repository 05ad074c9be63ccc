import { beforeEach, expect, test, vi } from 'vitest'
import { fakeWindow } from '../../../tests/setup/fakeWindow.ts'
import { consentStore, effectiveConsent } from './consent.ts'

beforeEach(() => {
  fakeWindow()
})

const asking = (wishes: { globalPrivacyControl?: boolean; doNotTrack?: string }) =>
  vi.stubGlobal('navigator', wishes)

test('an answer is kept until it changes', () => {
  expect(consentStore.get()).toBeNull()
  consentStore.set('accepted')
  expect(consentStore.get()).toBe('accepted')
  consentStore.set('declined')
  expect(consentStore.get()).toBe('declined')
})

test('what is stored and no answer counts as none', () => {
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
] as const)('with a browser that says %j the answer %j counts as %j', (wishes, answer, counted) => {
  asking(wishes)
  expect(effectiveConsent(answer)).toBe(counted)
})
