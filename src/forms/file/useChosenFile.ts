import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import { readFile } from './readFile.ts'

/** What is going on with a file that was just chosen. */
export type Reading = { name: string; size: number; part: number; hasFailed: boolean }

/** Reads what is chosen in a native file input, and keeps the input in step with the form's value. */
export function useChosenFile(value: File | null, onChange: (file: File | null) => void) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  const [reading, setReading] = useState<Reading | null>(null)
  useInputShows(input, value)

  /** Closing the browser's window without choosing changes nothing. */
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    if (!chosen) return show(input.current, value)
    const turn = ++latest.current
    const about = { name: chosen.name, size: chosen.size, part: 0, hasFailed: false }
    setReading(about)
    try {
      const file = await readFile(chosen, (part) => setReading({ ...about, part }))
      if (turn !== latest.current) return
      setReading(null)
      onChange(file)
    } catch {
      // A folder, or a file that is gone: the field says that it could not be read.
      if (turn !== latest.current) return
      setReading({ ...about, hasFailed: true })
      show(input.current, value)
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
