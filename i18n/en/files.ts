/** Fields for files. */
export const files = {
  choose: 'Choose a file',
  replace: 'Replace',
  drop: 'or drop it here',
  remove: 'Remove',
  removeWhat: ({ name }: { name: string }) => ` ${name}`,
  hint: ({ kb, characters }: { kb: number; characters: number }) =>
    `PDF, Word, Excel, PowerPoint, plain text or an image (JPEG, PNG, WebP). Up to ${kb}\u00a0KB, with a file name of up to ${characters} characters.`,
  size: ({ kb }: { kb: string }) => `${kb}\u00a0KB`,
  reading: 'Reading the file',
  /** Precedes the message of a rule. */
  about: ({ name, message }: { name: string; message: string }) => `${name}: ${message}`,
  unreadable: 'This file could not be read. Please choose it again.',
  lost: ({ name }: { name: string }) => `Your browser could not keep ${name}. Please choose it again.`,
}
