type Place = { name: string; position: number; count: number }

/** The editors of the resume and the career history. */
export const documents = {
  preview: 'Preview',
  previewFailed: {
    title: 'The preview could not be loaded.',
    text: 'You can go on writing and save.',
  },
  /** A finished document of an invented person, beside the empty page. */
  example: {
    show: 'Show a finished example',
    hide: 'Show my page',
    note: 'An example of an invented person. It is not saved with your document.',
    sheet: ({ text }: { text: string }) => `Example: ${text}`,
  },
  /** Japanese terms for English words that are typed, and kana for a name in Latin letters. */
  terms: {
    help: 'Type in English, for example “joined”, and choose the Japanese term.',
    label: 'Japanese terms',
    count: ({ count }: { count: number }) =>
      count === 1 ? '1 Japanese term. Use the arrow keys.' : `${count} Japanese terms. Use the arrow keys.`,
  },
  kana: {
    use: 'Fill in',
    note: 'Suggested from the spelling. Change it to how your name sounds.',
  },
  toMypage: 'Back to My Page',
  again: 'Edit again',
  saved: 'It is kept in your account, ready for your applications. You can change it at any time.',
  makePdf: 'Make a PDF',
  pdfOfSaved: 'PDF of the saved version',
  saving: {
    title: 'This could not be saved',
    unsure: 'This may not have been saved',
  },
  loadFailed: {
    title: 'Your document could not be loaded',
    text: 'Please try again in a moment.',
  },
  loading: 'Loading your document',
  yearMonth: 'Please choose both the year and the month.',
  createdDate: 'Please choose today or a day of the past year.',
  /** An era's year beside the Western one; `eras` is such as "Heisei 28". */
  eraYear: ({ year, eras }: { year: string; eras: string }) => `${year} (${eras})`,
  entries: ({ count, limit }: { count: number; limit: number }) => `${count} of ${limit}`,
  noName: ({ number }: { number: number }) => `row ${number}`,
  sortable: {
    instructions:
      'Press the space bar to lift the row, move it with the arrow keys, and press the space bar again to put it down. Escape cancels.',
    handleRole: 'handle',
    handle: ({ name }: { name: string }) => `Move ${name}`,
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    /** Follows the name of a button. */
    about: ({ name }: { name: string }) => ` ${name}`,
    lifted: ({ name, position, count }: Place) => `${name} lifted, place ${position} of ${count}.`,
    moved: ({ name, position, count }: Place) => `${name} is at place ${position} of ${count}.`,
    dropped: ({ name, position, count }: Place) => `${name} moved to place ${position} of ${count}.`,
    cancelled: ({ name }: Place) => `${name} is back in its place.`,
    removed: ({ name }: { name: string }) => `Removed: ${name}`,
    undo: 'Undo',
  },
}
