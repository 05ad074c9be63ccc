/** The curl line of a finding repeats its call. */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { curlOf } from '../../contract-kit/src/http/curl.ts'

const call = { url: new URL('http://localhost/en'), headers: {}, text: null, form: null }

/** Returns the arguments that a shell gives to curl. */
async function argumentsOf(line: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${line}`])
  return stdout.trimEnd().split('\n')
}

test('a HEAD request asks for the head alone, where `-X HEAD` would wait for a body', async () => {
  const line = curlOf({ ...call, method: 'HEAD' })
  expect(await argumentsOf(line)).toEqual(['-i', '--head', 'http://localhost/en'])
})

test('texts of a form are sent as they are, where `-F` would read `<` and `@` as names of files', async () => {
  const form = new FormData()
  form.append('name', "<b>O'Brien</b>")
  form.append('contents', '@home;type=text/html')
  form.append('resume', new File(['a'], 'cv.pdf', { type: 'application/pdf' }))
  form.append('captcha_token', 'secret')
  expect(await argumentsOf(curlOf({ ...call, method: 'POST', form }))).toEqual([
    '-i',
    '-X',
    'POST',
    '--form-string',
    "name=<b>O'Brien</b>",
    '--form-string',
    'contents=@home;type=text/html',
    '-F',
    'resume=@cv.pdf;type=application/pdf',
    '--form-string',
    'captcha_token=***',
    'http://localhost/en',
  ])
})
