/** Properties of an imported file that are no mistakes. */
export const fileNotes = {
  empty: 'The file is empty, so nothing was imported.',
  carriageReturn: 'Lines end with a carriage return, as on Windows. They were read like other lines.',
  byteOrderMark: 'The line begins with a byte order mark. It was ignored.',
}
