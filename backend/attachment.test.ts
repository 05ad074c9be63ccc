import { expect, test } from 'vitest'
import { attachmentHeaders } from './attachment.ts'

/** Names that uploads no longer have, and files of earlier versions may. */
test.each([
  ['a\\b.txt', 'a_b.txt', 'a%5Cb.txt'],
  ['a\r\nX: b.txt', 'a__X: b.txt', 'a%0D%0AX%3A%20b.txt'],
  ['../../etc/passwd.txt', '.._.._etc_passwd.txt', '..%2F..%2Fetc%2Fpasswd.txt'],
])('a download with the name %j has harmless headers', (name, ascii, whole) => {
  expect(attachmentHeaders(name)['Content-Disposition']).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`,
  )
})
