import PdfFile from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { brand } from '#domain/brand.ts'
import { type Drawing, PAPER, POINT, type Paper, type Part, type Text, GREY } from './paper.ts'
import { type Typeface, allFaces, facesFor, runsOf } from './type/typeface.ts'

type File = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

const points = (millimetres: number) => millimetres / POINT

/** Read aloud in place of the photo. */
const PHOTO = '証明写真'

/**
 * Writes a tagged PDF file (A4, text that can be selected), with the glyphs that it uses of each font. Words of a sheet that are in no part
 * are paragraphs, and lines are outside of the structure.
 */
export async function writePdf(paper: Paper, typeface: Typeface): Promise<Uint8Array<ArrayBuffer>> {
  const file = new PdfFile({
    size: [points(PAPER.width), points(PAPER.height)],
    margin: 0,
    autoFirstPage: false,
    // Without this, the library looks for Helvetica.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'ja',
    displayTitle: true,
    info: { Title: paper.title, Author: paper.author, Creator: brand.name.en },
  })
  const bytes = toBytes(file)
  for (const { name, font } of allFaces(typeface)) file.registerFont(name, font)
  const whole = file.struct('Document')
  file.addStructure(whole)
  for (const sheet of paper.sheets) {
    file.addPage()
    for (const drawing of sheet) addTo(whole, drawing, { file, paper, typeface })
  }
  whole.end()
  file.end()
  return bytes
}

type Context = { file: File; paper: Paper; typeface: Typeface }

/** Draws something as a child of an element of the structure. */
function addTo(parent: Element, drawing: Drawing, context: Context): void {
  const { file } = context
  switch (drawing.kind) {
    case 'part':
      addPart(parent, drawing, context)
      return
    case 'text': {
      const paragraph = file.struct('P')
      parent.add(paragraph)
      paragraph.add(() => draw(drawing, context)).end()
      return
    }
    case 'picture': {
      const figure = file.struct('Figure', { alt: PHOTO, bbox: boxOf(drawing), placement: 'Block' })
      parent.add(figure)
      figure.add(() => draw(drawing, context)).end()
      return
    }
    default:
      drawArtifact('Layout', [drawing], context)
  }
}

function addPart(parent: Element, { role, drawings }: Part, context: Context): void {
  const { file } = context
  if (role === 'Artifact') {
    drawArtifact('Pagination', drawings, context)
    return
  }
  const element = file.struct(role, role === 'TH' ? { scope: 'Column' } : {})
  parent.add(element)
  for (const drawing of drawings) {
    if (drawing.kind === 'text') element.add(() => draw(drawing, context))
    else addTo(element, drawing, context)
  }
  element.end()
}

function drawArtifact(type: 'Layout' | 'Pagination', drawings: Drawing[], context: Context): void {
  context.file.markContent('Artifact', { type })
  for (const drawing of drawings) draw(drawing, context)
  context.file.endMarkedContent()
}

type Corners = [left: number, top: number, right: number, bottom: number]

function boxOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Corners {
  return [points(x), points(y), points(x + width), points(y + height)]
}

function draw(drawing: Drawing, { file, paper, typeface }: Context): void {
  switch (drawing.kind) {
    case 'part':
      for (const each of drawing.drawings) draw(each, { file, paper, typeface })
      return
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
  for (const run of runsOf(facesFor(typeface, bold), text, size)) {
    file.font(run.face.name, size)
    file.text(run.text, points(start), points(y), { lineBreak: false, baseline: 'alphabetic' })
    start += run.width
  }
}
