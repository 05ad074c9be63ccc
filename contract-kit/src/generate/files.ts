/** Files with a misleading content: archives for documents, and pictures with more pixels than they have. */

import { crc32 } from 'node:zlib'

/** Returns an archive of texts without compression, one character a byte. */
export function zipOf(texts: Record<string, string>): string {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(texts)) {
    const entry = Buffer.concat([entryHead(name, text), Buffer.from(name + text, 'latin1')])
    const place = Buffer.alloc(12)
    place.writeUInt32LE(offset, 8)
    // The directory repeats the head of the entry after its version, and adds its place.
    directory.push(
      Buffer.from('PK\x01\x02\x14\0', 'latin1'),
      entry.subarray(4, 30),
      Buffer.alloc(2),
      place,
      Buffer.from(name, 'latin1'),
    )
    entries.push(entry)
    offset += entry.length
  }
  const list = Buffer.concat(directory)
  return Buffer.concat([...entries, list, zipEnd(entries.length, list.length, offset)]).toString('latin1')
}

function entryHead(name: string, text: string): Buffer {
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04\x14', 'latin1')
  head.writeUInt16LE(0x21, 12)
  head.writeUInt32LE(crc32(text), 14)
  head.writeUInt32LE(text.length, 18)
  head.writeUInt32LE(text.length, 22)
  head.writeUInt16LE(name.length, 26)
  return head
}

function zipEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
const letter =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Text</w:t></w:r></w:p></w:body></w:document>'

/** Returns a document of Word, with another part of this name. */
export const wordFile = (part?: string): string =>
  zipOf({
    '[Content_Types].xml': types,
    '_rels/.rels': relations,
    'word/document.xml': letter,
    ...(part !== undefined && { [part]: 'macros' }),
  })

/** Returns a PNG picture that claims this width and height. */
export function withSize(picture: Buffer, pixels: number): Buffer {
  const copy = Buffer.from(picture)
  copy.writeUInt32BE(pixels, 16)
  copy.writeUInt32BE(pixels, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}
