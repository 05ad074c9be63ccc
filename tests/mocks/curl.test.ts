/** The curl line of a request in the log repeats it. */

import { expect, test } from 'vitest'
import { curlLine } from '#mocks/control/log/curl.ts'
import { readMessage } from '#mocks/control/log/message.ts'

const url = 'http://localhost/api/v1/entry'

test('a HEAD request asks for the head alone, where `-X HEAD` would wait for a body', () => {
  expect(curlLine('HEAD', url, { headers: [], body: null })).toBe(`curl -i --head '${url}'`)
})

test('a form has its texts as they were sent, also with line breaks and signs that `-F` would read', async () => {
  const form = new FormData()
  form.append('name', '<b>Maria</b>')
  form.append('otherRequests', 'First: near Nagoya\nSecond: @home')
  form.append('resume', new File(['a'], 'cv.pdf', { type: 'application/pdf' }))
  const request = new Request(url, { method: 'POST', body: form })
  const body = (await readMessage(request.clone()))?.text ?? null
  const headers = [...request.headers].map(([name, value]) => ({ name, value }))
  expect(curlLine('POST', url, { headers, body })).toBe(
    [
      'curl -i -X POST',
      "--form-string 'name=<b>Maria</b>'",
      "--form-string 'otherRequests=First: near Nagoya\nSecond: @home'",
      "-F 'resume=@cv.pdf;type=application/pdf'",
      `'${url}'`,
    ].join(' '),
  )
})
