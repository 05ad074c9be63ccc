import { brand } from '#domain/brand.ts'
import PdfFile from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { type Drawing, PAPER, POINT, type Paper, type Text, GREY, OUTLINE } from './paper.ts'
import { type Typeface, runsOf } from './type/typeface.ts'

type File = PDFKit.PDFDocument

const points = (millimetres: number) => millimetres / POINT

/** Writes a PDF file (A4, text that can be selected), with the glyphs that it uses of each font. */
export async function writePdf(paper: Paper, typeface: Typeface): Promise<Uint8Array<ArrayBuffer>> {
  const file = new PdfFile({
    size: [points(PAPER.width), points(PAPER.height)],
    margin: 0,
    autoFirstPage: false,
    // Without this, the library looks for Helvetica.
    font: '',
    lang: 'ja',
    displayTitle: true,
    info: { Title: paper.title, Author: paper.author, Creator: brand.name.en },
  })
  const bytes = toBytes(file)
  for (const { name, font } of [...typeface.western, ...typeface.japanese]) file.registerFont(name, font)
  for (const sheet of paper.sheets) {
    file.addPage()
    for (const drawing of sheet) draw(file, drawing, paper, typeface)
  }
  file.end()
  return bytes
}

function draw(file: File, drawing: Drawing, paper: Paper, typeface: Typeface): void {
  switch (drawing.kind) {
    case 'line': {
      const { x1, y1, x2, y2, width, dashed } = drawing
      file
        .lineWidth(points(width))
        .lineCap(dashed ? 'butt' : 'square')
        .moveTo(points(x1), points(y1))
        .lineTo(points(x2), points(y2))
      if (dashed) file.dash(points(0.8), { space: points(0.8) })
      file.stroke().undash()
      return
    }
    case 'fill': {
      const { x, y, width, height } = drawing
      file.rect(points(x), points(y), points(width), points(height)).fill(GREY)
      file.fillColor('black')
      return
    }
    case 'picture': {
      const { x, y, width, height } = drawing
      if (paper.photo) drawPhoto(file, paper.photo, { x, y, width, height })
      return
    }
    default:
      drawText(file, drawing, typeface)
  }
}

/** Draws a photo over the whole of a box; other aspect ratios are cut at their longer sides. */
function drawPhoto(
  file: File,
  photo: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const [x, y, width, height] = [points(box.x), points(box.y), points(box.width), points(box.height)]
  file.save().rect(x, y, width, height).clip()
  file.image(photo, x, y, { cover: [width, height], align: 'center', valign: 'center' }).restore()
}

function drawText(file: File, { x, y, size, text, bold }: Text, typeface: Typeface): void {
  let start = x
  for (const run of runsOf(typeface, text, size)) {
    file.font(run.face.name, size)
    if (bold) file.lineWidth(size * OUTLINE)
    file.text(run.text, points(start), points(y), {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(bold && { fill: true, stroke: true }),
    })
    start += run.width
  }
}
