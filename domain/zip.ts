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

/** Flags of the encryption, the strong encryption, and a hidden directory (APPNOTE, 4.4.4). */
const ENCRYPTED = 0x2041
/** The flag of a file with its sizes behind its content. */
const SIZES_FOLLOW = 0x8
/** The two methods that Office documents use: stored, and deflated. */
const STORED = 0
const DEFLATED = 8
/** The most that deflating adds to incompressible bytes: 5 bytes to each block (RFC 1951, 3.2.4), in blocks of 1,000 bytes or more. */
const OVERHEAD = { share: 0.005, bytes: 64 }

/** A name that leaves the folder or means another file on some system: `..`, a root, a backslash, a drive, a control character. */
const UNSAFE_NAME = /(?:^|\/)\.\.(?:\/|$)|^\/|[\\:\p{Cc}]/u

type Entry = {
  name: string
  flags: number
  method: number
  packed: number
  unpacked: number
  at: number
  next: number
}

/**
 * Returns the names of the files in a zip. Returns null for a zip that programs could read differently: bytes before or after it,
 * overlapping files, contradictory names or numbers, a name twice. Also returns null for unsafe names, for encrypted files, and above
 * `MOST_ENTRIES` or `MOST_BYTES`.
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
  if (!entries.every(isPlain) || !areDistinct(entries)) return null
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
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    next,
  }
}

/** Returns whether an entry can be read without a key, has a safe name, and does not declare a smaller size than its packed bytes have. */
function isPlain({ name, flags, method, packed, unpacked }: Entry): boolean {
  if ((flags & ENCRYPTED) !== 0 || UNSAFE_NAME.test(name)) return false
  if (method === STORED) return packed === unpacked
  return method === DEFLATED && packed <= unpacked * (1 + OVERHEAD.share) + OVERHEAD.bytes
}

/** Returns whether each name is there once. Names of parts do not depend on the case (ECMA-376-2, 6.2.2.3). */
const areDistinct = (entries: Entry[]) =>
  new Set(entries.map(({ name }) => name.toLowerCase())).size === entries.length

/** Returns whether a local header with the same name and sizes is at the position of the entry. */
function hasLocalHeader(bytes: Uint8Array, { name, flags, packed, unpacked, at }: Entry): boolean {
  const view = viewOf(bytes)
  if (!hasMark(view, at, LOCAL) || at + LOCAL_LENGTH > bytes.length) return false
  const sizes = [view.getUint32(at + 18, true), view.getUint32(at + 22, true)]
  const follow = (flags & SIZES_FOLLOW) !== 0 && sizes.every((size) => size === 0)
  if (!follow && (sizes[0] !== packed || sizes[1] !== unpacked)) return false
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
