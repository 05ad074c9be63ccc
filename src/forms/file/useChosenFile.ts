import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import { readFile } from './readFile.ts'

/** What is going on with a file that was just chosen. */
export type Reading = { name: string; size: number; part: number; hasFailed: boolean }

export interface FileStore {
  /** Told of each file as soon as it is chosen, of its copy once it is read, and null when it is removed. */
  onChange: (file: File | null) => void
  /** Keeps a copy over a reload, where that is possible; the file counts as being read until it is done. */
  keep?: (copy: File) => Promise<unknown>
}

/**
 * Reads what is chosen in a native file input, and keeps the input in step with the form's value. The file counts from the
 * moment it is chosen, so that who goes on, or loads the page anew, before it is read neither loses it nor is told that there is none.
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

  /** Closing the browser's window without choosing changes nothing. */
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    if (!chosen) return show(input.current, value)
    const turn = ++latest.current
    const isSuperseded = () => turn !== latest.current
    const about = { name: chosen.name, size: chosen.size, part: 0, hasFailed: false }
    setReading(about)
    onChange(chosen)
    const onProgress = (part: number) => isSuperseded() || setReading({ ...about, part })
    const copy = await readFile(chosen, onProgress).catch(() => null)
    if (isSuperseded()) return
    if (copy) {
      await take(copy)
      if (!isSuperseded()) setReading(null)
    } else {
      // A folder, or a file that is gone: the field says so, and what was there before is there again.
      setReading({ ...about, hasFailed: true })
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

/** A file that comes from elsewhere, such as a draft, is put into the native input as well. */
function useInputShows(input: RefObject<HTMLInputElement | null>, value: File | null): void {
  useEffect(() => show(input.current, value), [input, value])
}

function show(input: HTMLInputElement | null, value: File | null): void {
  if (!input || (input.files?.[0] ?? null) === value) return
  const files = new DataTransfer()
  if (value) files.items.add(value)
  input.files = files.files
}
