import { formatNumber } from '#domain/numbers.ts'

/** The pages that make a PDF file of the resume and of the career history. */
export const pdf = {
  resume: {
    title: 'Resume as PDF',
    downloadTitle: 'Download your resume as PDF',
    description: 'Your resume as a PDF file, in the layout that employers in Japan expect.',
    lead: 'What employers receive: a 履歴書 in the layout of the Ministry of Health, Labour and Welfare.',
    back: 'Back to the resume',
    emptyTitle: 'There is no resume yet',
    emptyText: 'Once your resume is saved, you can download it here as a PDF file.',
    start: 'Write the resume',
    sheet: ({ page, pages }: { page: number; pages: number }) => `Resume, page ${page} of ${pages}`,
  },
  career: {
    title: 'Career history as PDF',
    downloadTitle: 'Download your career history as PDF',
    description: 'Your career history as a PDF file, in the form that employers in Japan expect.',
    lead: 'What employers receive: a 職務経歴書, in the order that you have chosen.',
    back: 'Back to the career history',
    emptyTitle: 'There is no career history yet',
    emptyText: 'Once your career history is saved, you can download it here as a PDF file.',
    start: 'Write the career history',
    sheet: ({ page, pages }: { page: number; pages: number }) => `Career history, page ${page} of ${pages}`,
  },
  preview: 'Preview',
  page: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  file: 'Your file',
  fileName: 'File name',
  names: { japanese: 'For employers in Japan', latin: 'In Latin letters' },
  size: ({ bytes, pages }: { bytes: number; pages: number }) =>
    `${formatNumber(Math.ceil(bytes / 1024))}\u00a0KB, ${pages} ${pages === 1 ? 'page' : 'pages'}, A4`,
  download: 'Download',
  downloading: 'The download has started.',
  facts: [
    'The text can be selected and searched',
    'Japanese fonts are inside the file',
    'Made on this device, not on a server',
  ],
  making: 'Creating your PDF',
  steps: { fonts: 'Loading the Japanese fonts', pages: 'Writing the pages' },
  step: ({ step }: { step: number }) => `Step ${step} of 2`,
  failed: {
    title: 'Your PDF couldn’t be created',
    connection: 'The fonts could not be loaded. Please check your connection. Your document is saved.',
    unknown: 'Something went wrong while writing the pages. Your document is saved.',
  },
  loadFailed: {
    title: 'Your document could not be loaded',
    text: 'Please check your connection and try again.',
  },
  missing: ({ characters }: { characters: string }) =>
    `The fonts do not have these characters: ${characters}. The PDF shows 〓 in their place.`,
  photoLost: 'The photo could not be read, so the PDF has an empty frame. Please add it to the resume again.',
  gaps: {
    title: 'Employers will also look for',
    photo: 'a photo',
    address: 'your address',
    phoneNumber: 'a phone number',
    history: 'your education and work history',
    motivation: 'your reason for applying',
    summary: 'a summary of your career',
    companies: 'the companies you have worked for',
    selfPr: 'a personal statement',
  },
}
