/** Properties of an imported file that are no mistakes. */
export const fileNotes = {
  empty: 'The file is empty, so nothing was imported.',
  carriageReturn: 'Lines end with a carriage return, as on Windows. They were read like other lines.',
  removedMedia: ({ name, elements }: { name: string; elements: string[] }) =>
    `The text of ${name} is imported without these elements, which the site does not show: ${elements.join(', ')}.`,
  byteOrderMark: 'The line begins with a byte order mark. It was ignored.',
}
