/** Creates valid and contradictory zip files for tests. */

export type SampleFile = {
  name: string
  content?: string
  /** Wrong values, to make the zip contradictory. */
  localName?: string
  unpacked?: number
  localUnpacked?: number
  /** 8 (deflate) for a packed file by default. */
  method?: number
  flags?: number
  at?: number
}

type Changes = { before?: string; after?: string; comment?: string; count?: number }

/** Creates a zip of files that are not compressed, even if they declare to be. Names and contents must be ASCII. */
export function zipOf(files: SampleFile[], changes: Changes = {}): Uint8Array<ArrayBuffer> {
  const { before = '', after = '', comment = '', count = files.length } = changes
  let local = before
  let central = ''
  for (const file of files) {
    const { name, localName = name, content = '', at = local.length } = file
    const { how, packed, localSizes, unpacked } = headerOf(file)
    local += `PK\x03\x04\0\0${how}${localSizes}${number(localName.length, 2)}\0\0${localName}${content}`
    central += `PK\x01\x02\0\0\0\0${how}${packed}${unpacked}${number(name.length, 2)}${'\0'.repeat(12)}${number(at, 4)}${name}`
  }
  const directory = number(count, 2) + number(count, 2) + number(central.length, 4) + number(local.length, 4)
  const end = `PK\x05\x06\0\0\0\0${directory}${number(comment.length, 2)}${comment}`
  return Uint8Array.from(local + central + end + after, (character) => character.charCodeAt(0))
}

/** Returns the parts that both headers of a file have. */
function headerOf({ content = '', flags = 0, ...given }: SampleFile) {
  const { unpacked = content.length } = given
  const { localUnpacked = unpacked, method = unpacked === content.length ? 0 : 8 } = given
  const localPacked = localUnpacked === 0 ? 0 : content.length
  return {
    how: `${number(flags, 2)}${number(method, 2)}${'\0'.repeat(8)}`,
    packed: number(content.length, 4),
    unpacked: number(unpacked, 4),
    localSizes: number(localPacked, 4) + number(localUnpacked, 4),
  }
}

/** Encodes a number in little-endian order. */
function number(value: number, bytes: number): string {
  return Array.from({ length: bytes }, (_, at) =>
    String.fromCharCode(Math.floor(value / 256 ** at) % 256),
  ).join('')
}
