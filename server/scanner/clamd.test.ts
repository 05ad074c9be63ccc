import { afterEach, expect, test } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { FILE_BYTES } from '#domain/formLimits.ts'
import { SIGNATURE, startFakeClamd } from '../../tests/support/fakeClamd.ts'
import { readConfig } from '../config.ts'
import { createClamd } from './clamd.ts'

let stop = async () => {}
afterEach(() => stop())

async function start(reply?: (file: Buffer) => string | null) {
  const clamd = await startFakeClamd({ reply })
  stop = () => clamd.stop()
  return clamd
}

const scannerAt = (port: number, limits?: { timeLimit?: number; pause?: number }) =>
  createClamd({ host: '127.0.0.1', port }, limits)

test('a file arrives whole, and nothing is found', async () => {
  const { port, files } = await start()
  const bytes = Uint8Array.from({ length: FILE_BYTES }, (_, index) => index % 256)
  expect(await scannerAt(port).findsVirus(bytes)).toBe(false)
  expect(files.map((file) => file.equals(bytes))).toEqual([true])
})

test('a virus is found', async () => {
  const { port } = await start()
  expect(await scannerAt(port).findsVirus(Buffer.from(`%PDF ${SIGNATURE}`))).toBe(true)
})

test('a scanner that never replies is unavailable after the time limit', async () => {
  const { port } = await start(() => null)
  await expect(scannerAt(port, { timeLimit: 50 }).findsVirus(Buffer.from('a'))).rejects.toThrow(Unavailable)
})

test('a scanner that is not there is unavailable', async () => {
  const clamd = await startFakeClamd()
  await clamd.stop()
  await expect(scannerAt(clamd.port).findsVirus(Buffer.from('a'))).rejects.toThrow(Unavailable)
})

test('nobody waits again for a scanner that did not answer, until the pause ends', async () => {
  const { port, files } = await start(() => null)
  const slow = scannerAt(port, { timeLimit: 50 })
  await expect(slow.findsVirus(Buffer.from('a'))).rejects.toThrow('does not answer')
  await expect(slow.findsVirus(Buffer.from('a'))).rejects.toThrow('did not answer before')
  expect(files).toHaveLength(1)
  const patient = scannerAt(port, { timeLimit: 50, pause: 0 })
  for (const _ of [1, 2])
    await expect(patient.findsVirus(Buffer.from('a'))).rejects.toThrow('does not answer')
  expect(files).toHaveLength(3)
})

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: Broken.File ERROR', '', 'stream: OK FOUND?'])(
  'the reply %j is neither clean nor a finding',
  async (reply) => {
    const { port } = await start(() => reply)
    await expect(scannerAt(port).findsVirus(Buffer.from('a'))).rejects.toThrow('clamd replied')
  },
)

test.each([
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
])('HASHI_CLAMD may be %s', (given, clamd) => {
  expect(readConfig({ HASHI_CLAMD: given })).toMatchObject({ clamd })
})

test.each(['unix:clamd.ctl', 'tcp://clamav', 'clamav:3310', 'tcp://a:3310/b', 'http://clamav:3310'])(
  'HASHI_CLAMD is not %s',
  (given) => {
    expect(() => readConfig({ HASHI_CLAMD: given })).toThrow(
      `HASHI_CLAMD is "${given}": must be an address such as unix:/run/clamav/clamd.ctl or tcp://localhost:3310`,
    )
  },
)

test('uploads are not scanned by default', () => {
  expect(readConfig({})).toMatchObject({ clamd: null })
})
