import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import { FILE_BYTES } from '#domain/formLimits.ts'
import { formatNumber } from '#domain/numbers.ts'

/** The reading state of a chosen file; `part` is from 0 to 1, `size` in bytes. */
export type Reading = { name: string; size: number; part: number; hasFailed: boolean }

export interface FileStore {
  /** Called with a file when it is chosen, with its copy when it is read, and with null when it is removed. */
  onChange: (file: File | null) => void
  /** Stores a copy that survives a reload, if possible. The file counts as being read until this resolves. */
  keep?: (copy: File) => Promise<unknown>
}

/**
 * Reads the file chosen in a native input, and synchronises the input with the form's value. The file becomes the value before it is read,
 * as continuing or reloading meanwhile must neither lose it nor report it as missing.
 */
export function useChosenFile(value: File | null, { onChange, keep }: FileStore) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  const [reading, setReading] = useState<Reading | null>(null)
  useInputShows(input, value)

  const take = async (file: File) => {
    onChange(file)
    await keep?.(file)
  }

  /** Cancelling the file dialog changes nothing. */
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    if (!chosen) return show(input.current, value)
    const turn = ++latest.current
    const isSuperseded = () => turn !== latest.current
    const start = { name: chosen.name, size: chosen.size, part: 0, hasFailed: false }
    setReading(start)
    onChange(chosen)
    const onProgress = (part: number) => isSuperseded() || setReading({ ...start, part })
    const copy = await readFile(chosen, onProgress).catch(() => null)
    if (isSuperseded()) return
    if (copy) {
      await take(copy)
      if (!isSuperseded()) setReading(null)
    } else {
      // A folder, or a deleted file: shows an error and restores the previous value.
      setReading({ ...start, hasFailed: true })
      if (value) await take(value)
      else onChange(null)
    }
  }

  const remove = () => {
    latest.current++
    setReading(null)
    onChange(null)
    input.current?.focus()
  }

  return { input, reading, choose, remove }
}

/** Puts a value set from outside, such as a draft, into the native input. */
function useInputShows(input: RefObject<HTMLInputElement | null>, value: File | null): void {
  useEffect(() => show(input.current, value), [input, value])
}

function show(input: HTMLInputElement | null, value: File | null): void {
  if (!input || (input.files?.[0] ?? null) === value) return
  const files = new DataTransfer()
  if (value) files.items.add(value)
  input.files = files.files
}

/**
 * Copies a chosen file into memory, so that it can be sent even after the original has changed or its drive was removed. A file over the
 * size limit is returned unread. `onProgress` gets values from 0 to 1. Rejects when the file cannot be read.
 */
function readFile(file: File, onProgress: (part: number) => void): Promise<File> {
  if (file.size > FILE_BYTES) return Promise.resolve(file)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.addEventListener('load', () => {
      const { name, type, lastModified } = file
      resolve(new File(reader.result === null ? [] : [reader.result], name, { type, lastModified }))
    })
    reader.readAsArrayBuffer(file)
  })
}

/** Formats bytes as kilobytes of 1,024, rounded up, so that a size over the limit never looks allowed. */
export const kilobytes = (bytes: number): string => formatNumber(Math.ceil(bytes / 1024))
