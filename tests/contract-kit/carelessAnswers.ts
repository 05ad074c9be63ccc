/** Faults in answers that careless teams make: judged too loosely before, or never asked for. */

import { isObject, textAt } from '../../contract-kit/src/json.ts'
import { answer, body, isEnglish, listOf, query, searchOf, sent } from './breaking.ts'
import { errors, keepLeftOut, off, sentText, shifted, within } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

export const carelessAnswers: Mutation[] = [
  // Judged too loosely.
  {
    name: 'errors with the first field only',
    rule: 'field-missing',
    only: ['createEntry'],
    breaks: errors('createEntry', (all) => all.slice(0, 1)),
  },
  {
    name: 'errors in another order',
    rule: 'field-type',
    only: ['storeResume'],
    breaks: errors('storeResume', (all) => all.toReversed()),
  },
  {
    name: 'required instead of the rule of the field',
    rule: 'field-missing',
    only: ['createInvitation'],
    breaks: errors('createInvitation', (all) =>
      all.map((error) => ({
        ...error,
        rule:
          textAt(error, 'rule').startsWith('required') || error['rule'] === 'emailRequired'
            ? 'required'
            : (error['rule'] ?? ''),
      })),
    ),
  },
  {
    name: 'one general message for every error',
    rule: 'error-message',
    only: ['requestInterview'],
    breaks: errors('requestInterview', (all) => all.map((error) => ({ ...error, message: 'Invalid value' }))),
  },
  {
    name: 'messages in Japanese alone',
    rule: 'error-message',
    only: ['login'],
    breaks: errors('login', (all) =>
      all.map((error) => ({ ...error, message: '必須項目です。入力してください。' })),
    ),
  },
  {
    name: 'a limit that is not filled in',
    rule: 'error-message',
    only: ['sendContact'],
    breaks: errors('sendContact', (all) =>
      all.map((error) => ({ ...error, message: textAt(error, 'message').replace(/\d+/, '{limit}') })),
    ),
  },
  {
    name: 'a field that is named twice',
    rule: 'error-field',
    only: ['login'],
    breaks: errors('login', (all) => [...all, ...all.slice(0, 1)]),
  },
  {
    name: 'a problem with a text of its own',
    rule: 'problem-text',
    only: ['getStory'],
    breaks: answer('getStory', ({ status: seen, json }, request) =>
      seen === 404 && isObject(json)
        ? { json: { ...json, detail: isEnglish(request) ? 'No such story.' : '事例がありません。' } }
        : null,
    ),
  },
  {
    name: 'a phone number that is too short by another rule',
    rule: 'field-rule',
    only: ['createInvitation'],
    breaks: errors('createInvitation', (all) =>
      all.map((error) => (error['rule'] === 'tel' ? { ...error, rule: 'invalid' } : error)),
    ),
  },
  // One field wrong among right ones.
  {
    name: 'one Japanese text of many in an English answer',
    rule: 'localised-text',
    only: ['getJob'],
    breaks: body('getJob', (json, request) =>
      isEnglish(request) ? { ...json, duties: [...listOf(json, 'duties').slice(1), '会議'] } : json,
    ),
  },
  {
    name: 'an English name deep in a Japanese answer',
    rule: 'localised-text',
    only: ['getProcess'],
    breaks: body('getProcess', (json, request) =>
      isEnglish(request)
        ? json
        : within(json, 'advisor', (advisor) => ({ ...advisor, name: 'Emi Moriyama' })),
    ),
  },
  {
    name: 'a median that is off by one',
    rule: 'job-pay',
    only: ['getJob', 'searchJobs'],
    breaks: body('getJob', (json) => within(json, 'payContext', (pay) => off(pay, 'median'))),
  },
  {
    name: 'a rank that is off by one',
    rule: 'job-pay',
    only: ['getJob', 'searchJobs'],
    breaks: body('getJob', (json) => within(json, 'payContext', (pay) => off(pay, 'rank'))),
  },
  {
    name: 'null where the sample has a value',
    rule: 'sample-answer',
    only: ['getJob'],
    breaks: body('getJob', (json) => ({ ...json, nearestStory: null })),
  },
  {
    name: 'a neighbour with the words of another story',
    rule: 'item-agrees',
    only: ['getStory', 'listStories'],
    breaks: body('getStory', (json, request) =>
      within(json, 'nextStory', (story) => ({
        ...story,
        catchTitle: isEnglish(request) ? 'Another title' : '別の見出し',
      })),
    ),
  },
  // Order and stability.
  {
    name: 'ties that change between pages',
    rule: 'page-order',
    only: ['searchJobs'],
    breaks: body('searchJobs', (json, request) =>
      searchOf(request).get('perPage') === '7' ? { ...json, jobs: listOf(json, 'jobs').toReversed() } : json,
    ),
  },
  {
    name: 'a history with the oldest first',
    rule: 'list-order',
    only: ['getProcess', 'searchProcesses'],
    breaks: body('getProcess', (json) => ({ ...json, history: listOf(json, 'history').toReversed() })),
  },
  {
    name: 'notifications with the oldest first',
    rule: 'list-order',
    only: ['listNotifications'],
    breaks: body('listNotifications', (json) => ({
      ...json,
      notifications: listOf(json, 'notifications').toReversed(),
    })),
  },
  {
    name: 'another default size of pages',
    rule: 'page-default',
    only: ['listArticles'],
    breaks: query('listArticles', (values) => {
      if (!values.has('perPage')) values.set('perPage', '5')
    }),
  },
  // Values that lie within their type.
  {
    name: 'a time in UTC that is called Japanese',
    rule: 'time-zone',
    only: ['requestInterview', 'getAuth'],
    breaks: body('getAuth', (json) => ({
      ...json,
      interviewRequestedAt:
        json['interviewRequestedAt'] === null ? null : shifted(textAt(json, 'interviewRequestedAt')),
    })),
  },
  {
    name: 'entities that are stored',
    rule: 'stored-as-sent',
    only: ['storeCareer', 'getCareer'],
    breaks: sentText('storeCareer', (text) => text.replaceAll('&', '&amp;')),
  },
  {
    name: 'an emoji that is lost',
    rule: 'stored-as-sent',
    only: ['storeResume', 'getResume'],
    breaks: sentText('storeResume', (text) => text.replaceAll('🙂', '?')),
  },
  {
    name: 'combining marks that are composed',
    rule: 'stored-as-sent',
    only: ['updateProfile', 'getProfile'],
    breaks: sentText('updateProfile', (text) => text.normalize('NFC')),
  },
  {
    name: 'a left-out choice that keeps its value',
    rule: 'stored-as-sent',
    only: ['updateWorkingHistoryAddition', 'getProfile'],
    breaks: keepLeftOut(),
  },
  {
    name: 'an optional choice that is refused when it is left out',
    rule: 'stored-as-sent',
    only: ['updateWorkingHistoryAddition', 'getProfile'],
    breaks: sent('updateWorkingHistoryAddition', (json) => ({ expectedStartPeriod: 'no_such', ...json })),
  },
]
