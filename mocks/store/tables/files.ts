import * as z from 'zod/mini'
import type { FileScan, FileTable, HeldFile, StoredFile } from '#backend/ports/files.ts'
import { fromBase64, toBase64 } from '#domain/base64.ts'
import type { Persistence } from '../persistence.ts'

/** A file with its bytes in base64. */
export type FileContent = Omit<StoredFile, 'bytes' | 'scan'> & { content: string }

const saved = z.array(z.object({ key: z.string(), applicantId: z.number(), content: z.string() }))

/** The files by key. Their bytes never change, so that a copy of the map is a copy of the files. */
export type FileMap = Map<string, StoredFile>

export function fileTable(files: FileMap): FileTable {
  const unscanned = () => [...files.values()].filter(({ scan }) => scan === null)
  return {
    async put(file) {
      files.set(file.key, { ...file, bytes: new Uint8Array(file.bytes) })
    },
    async get(key) {
      const file = files.get(key)
      return file && file.scan !== 'found' ? new Uint8Array(file.bytes) : null
    },
    async delete(key) {
      files.delete(key)
    },
    async held(applicantId) {
      return [...files.values()]
        .filter((file) => applicantId === undefined || file.applicantId === applicantId)
        .flatMap((file): HeldFile[] => (isHeld(file.scan) ? [heldOf(file, file.scan)] : []))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    },
    async unscanned(limit) {
      const sorted = unscanned().toSorted((a, b) => (a.key < b.key ? -1 : 1))
      return sorted.slice(0, limit).map(({ key, applicantId }) => ({ key, applicantId }))
    },
    countUnscanned: async () => unscanned().length,
    async settle(key, scan) {
      const file = files.get(key)
      if (file?.scan !== 'waiting' && file?.scan !== null) return false
      files.set(key, { ...file, scan })
      return true
    },
  }
}

const isHeld = (scan: FileScan): scan is HeldFile['scan'] => scan === 'waiting' || scan === 'found'

const heldOf = ({ key, applicantId }: StoredFile, scan: HeldFile['scan']) => ({ key, applicantId, scan })

/** Removes the files of an applicant. */
export function removeFilesOf(files: FileMap, applicantId: number): void {
  for (const [key, file] of files) if (file.applicantId === applicantId) files.delete(key)
}

export const fileContents = (files: FileMap): FileContent[] =>
  [...files.values()].map(({ key, applicantId, bytes }) => ({ key, applicantId, content: toBase64(bytes) }))

/** Replaces all files. Throws for a content that is not base64. */
export function replaceFiles(files: FileMap, contents: readonly FileContent[]): void {
  const next = contents.map(({ key, applicantId, content }) => ({
    key,
    applicantId,
    bytes: bytesOf(key, content),
    // Mocks have no scanner.
    scan: null,
  }))
  files.clear()
  for (const file of next) files.set(file.key, file)
}

/** Replaces all files by the saved ones. Files that another version has saved are not read. */
export function loadFiles(files: FileMap, persistence: Persistence): void {
  const found = saved.safeParse(parse(persistence.load()))
  if (found.success) replaceFiles(files, found.data)
}

function parse(text: string | null): unknown {
  return text ? JSON.parse(text) : null
}

function bytesOf(key: string, content: string): Uint8Array {
  const bytes = fromBase64(content)
  if (!bytes) throw new Error(`The file ${key} is not base64`)
  return bytes
}
