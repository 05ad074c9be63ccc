/** Reads the file names in a zip without unpacking it (PKWARE's APPNOTE, 4.3). */

/** The maximum number of files and of unpacked bytes. Real documents of 500 KB have far fewer. */
const MOST_ENTRIES = 4_000
const MOST_BYTES = 100_000_000

const END = 0x06054b50
const END_LENGTH = 22
const CENTRAL = 0x02014b50
const CENTRAL_LENGTH = 46
const LOCAL = 0x04034b50
const LOCAL_LENGTH = 30
const LONGEST_COMMENT = 65_535

type Entry = { name: string; packed: number; unpacked: number; at: number; next: number }

/**
 * Returns the names of the files in a zip. Returns null for a zip that programs could read differently: bytes before or after it,
 * overlapping files, contradictory names or numbers. Also returns null above `MOST_ENTRIES` or `MOST_BYTES`.
 */
export function zipNames(bytes: Uint8Array): string[] | null {
  const view = viewOf(bytes)
  const end = endOfZip(bytes)
  if (end === null || !hasMark(view, 0, LOCAL)) return null
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  const start = view.getUint32(end + 16, true)
  if (count > MOST_ENTRIES || start + size > end) return null
  const entries = entriesOf(bytes, start, start + size)
  if (entries.length !== count || !entries.every((entry) => hasLocalHeader(bytes, entry))) return null
  const unpacked = entries.reduce((total, entry) => total + entry.unpacked, 0)
  return areApart(entries, start) && unpacked <= MOST_BYTES ? entries.map(({ name }) => name) : null
}

/** Returns the position of a zip's end record, or null if the bytes do not end with an end record and its comment. */
export function endOfZip(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  const last = bytes.length - END_LENGTH
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (hasMark(view, at, END) && at + END_LENGTH + view.getUint16(at + 20, true) === bytes.length) return at
  }
  return null
}

/** Returns the entries of the central directory up to the first unreadable one. */
function entriesOf(bytes: Uint8Array, start: number, end: number): Entry[] {
  const entries: Entry[] = []
  for (let at = start; at < end; at = entries.at(-1)?.next ?? end) {
    const entry = entryAt(bytes, at, end)
    if (!entry) break
    entries.push(entry)
  }
  return entries
}

function entryAt(bytes: Uint8Array, at: number, end: number): Entry | null {
  const view = viewOf(bytes)
  if (at + CENTRAL_LENGTH > end || !hasMark(view, at, CENTRAL)) return null
  const nameLength = view.getUint16(at + 28, true)
  const next =
    at + CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  if (next > end) return null
  return {
    name: latin1(bytes, at + CENTRAL_LENGTH, nameLength),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    next,
  }
}

/** Returns whether a local header with the same name is at the position of the entry. */
function hasLocalHeader(bytes: Uint8Array, { name, at }: Entry): boolean {
  const view = viewOf(bytes)
  if (!hasMark(view, at, LOCAL) || at + LOCAL_LENGTH > bytes.length) return false
  const nameLength = view.getUint16(at + 26, true)
  return nameLength === name.length && latin1(bytes, at + LOCAL_LENGTH, nameLength) === name
}

/** Returns whether files overlap neither each other nor the directory. */
function areApart(entries: Entry[], directory: number): boolean {
  const sorted = [...entries].sort((a, b) => a.at - b.at)
  return sorted.every(({ name, packed, at }, index) => {
    const next = sorted[index + 1]?.at ?? directory
    return at + LOCAL_LENGTH + name.length + packed <= next
  })
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

const hasMark = (view: DataView, at: number, mark: number) =>
  at >= 0 && at + 4 <= view.byteLength && view.getUint32(at, true) === mark

const latin1 = (bytes: Uint8Array, at: number, length: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(at, at + length))
