import type { Row } from './row.ts'

/** The steps of the entry form. */
export const entryRows = {
  entry: {
    path: '/entry',
    page: 'entry/EntryPage',
    layout: 'entry',
    texts: ['entry', 'rules', 'captcha', 'personFields', 'personOptions'],
    flow: 'entry',
  },
  entryFiles: {
    path: '/entry/upload-files',
    page: 'entry/EntryFilesPage',
    layout: 'entry',
    texts: ['entry', 'rules', 'files', 'personFields'],
    flow: 'entry',
    guards: ['validated'],
  },
  entryExperience: {
    path: '/entry/additional-info',
    page: 'entry/EntryExperiencePage',
    layout: 'entry',
    texts: ['entry', 'rules', 'personFields', 'personOptions'],
    flow: 'entry',
    guards: ['validated'],
  },
  entryConfirm: {
    path: '/entry/confirm',
    page: 'entry/EntryConfirmPage',
    layout: 'entry',
    texts: ['entry', 'captcha', 'files', 'personFields', 'personOptions'],
    flow: 'entry',
    guards: ['validated'],
  },
  entryComplete: {
    path: '/entry/complete',
    page: 'entry/EntryCompletePage',
    layout: 'entry',
    texts: ['account', 'captcha', 'entry'],
    flow: 'entry',
    guards: ['receipt'],
  },
} as const satisfies Record<string, Row>
