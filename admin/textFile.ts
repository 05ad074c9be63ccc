import { access, constants, open, readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { WrongUsage } from './failures.ts'

/**
 * Reads a text file, or standard input for `-`, without the line breaks at its end. Throws `WrongUsage` for a file that cannot be read, or
 * is not in UTF-8: applicants would get another encoding, such as Shift_JIS, as broken signs.
 */
export async function readText(path: string): Promise<string> {
  const bytes = await (path === '-' ? buffer(process.stdin) : readBytes(path))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trimEnd()
  } catch {
    throw new WrongUsage(`The file ${path} is not in UTF-8. Save it as UTF-8.`)
  }
}

const readBytes = (path: string) =>
  readFile(path).catch(() => {
    throw unreadable(path)
  })

const isFolder = async (path: string) => (await stat(path).catch(() => null))?.isDirectory() ?? false

/** Opens a file, or standard input for `-`, to be read bit by bit. Throws `WrongUsage` for a file that cannot be read. */
export async function openBytes(path: string): Promise<Readable> {
  if (path === '-') return process.stdin
  const file = (await isFolder(path)) ? null : await open(path).catch(() => null)
  if (!file) throw unreadable(path)
  return file.createReadStream()
}

/** Throws `WrongUsage` for a file that cannot be read. */
export async function requireFile(path: string): Promise<void> {
  await access(path, constants.R_OK).catch(() => {
    throw unreadable(path)
  })
}

/** Throws `WrongUsage` for a file that cannot be written, because its folder cannot. */
export async function requireFolderOf(path: string): Promise<void> {
  await access(dirname(resolve(path)), constants.W_OK).catch(() => {
    throw new WrongUsage(`The file ${path} cannot be written.`)
  })
}

const unreadable = (path: string) => new WrongUsage(`The file ${path} cannot be read.`)

/** Reads a JSON file. The staff API checks its values. */
export async function readJson<Value>(path: string): Promise<Value> {
  const content = await readText(path)
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new WrongUsage(`The file ${path} is not JSON. ${error instanceof Error ? error.message : ''}`)
  }
}
