import type { LinkPicture, PictureSide } from '#src/page/linkPicture.ts'
import { ai5, ai7, ai8, washi, you } from '#src/ui/art/colors.ts'
import { heroMarkup } from '#src/ui/art/panoramas.ts'
import { spanMarkup } from '#src/ui/art/spanMarkup.ts'
import { tileMarkup } from '#src/ui/art/tileMarkup.ts'
import {
  type Canvas,
  HEIGHT,
  MARGIN,
  WIDTH,
  block,
  ink,
  ink2,
  ink3,
  inset,
  line,
  logo,
  rule,
} from './markup.ts'

type Draw<Kind extends LinkPicture['kind']> = (
  picture: Extract<LinkPicture, { kind: Kind }>,
  canvas: Canvas,
) => string

/** The width of the art next to a story or an article. */
const ART = 440
const beside = { x: WIDTH - ART, y: 0, width: ART, height: HEIGHT }
/** The width of the text. */
const TEXT = WIDTH - ART - 2 * MARGIN

const titles = [64, 60, 56, 52, 48, 44, 40]

/** Draws the picture of a link as SVG. */
export function drawPicture(picture: LinkPicture, canvas: Canvas): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="${washi}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${draw(picture, canvas)}</svg>`
  )
}

function draw(picture: LinkPicture, canvas: Canvas): string {
  if (picture.kind === 'site') return drawSite(picture, canvas)
  if (picture.kind === 'job') return drawJob(picture, canvas)
  return picture.kind === 'story' ? drawStory(picture, canvas) : drawArticle(picture, canvas)
}

/** Draws the headline above the bridge of the home page. */
const drawSite: Draw<'site'> = ({ headline }, canvas) => {
  const text = headline.map((part, at) => {
    const box = { x: MARGIN, y: 142 + at * 92, width: WIDTH - 2 * MARGIN, height: 92, maxLines: 1 }
    return block(canvas, part, { ...box, sizes: [68, 60, 52], weight: 700, color: ink })
  })
  return logo(canvas.lang) + text.join('') + bridge(370, 1)
}

/** Draws the title and facts of a job above the bridge. */
const drawJob: Draw<'job'> = ({ label, title, facts }, canvas) => {
  const width = WIDTH - 2 * MARGIN
  const heading = { x: MARGIN, y: 160, width, height: 150, maxLines: 2 }
  const column = width / facts.length
  const ledger = facts.map(({ term, text }, at) => {
    const x = MARGIN + at * column
    const box = { x, y: 376, width: column - 28, height: 88, maxLines: 2, sizes: [34, 30, 27] }
    return (
      line(term, x, 366, 22, { weight: 500, color: ink3 }) +
      block(canvas, text, { ...box, weight: 700, color: ink })
    )
  })
  return (
    logo(canvas.lang) +
    line(label, MARGIN, 150, 24, { weight: 500, color: ink2 }) +
    block(canvas, title, { ...heading, sizes: titles, weight: 700, color: ink }) +
    rule(MARGIN, 324, width) +
    ledger.join('') +
    bridge(494, 0.8)
  )
}

/** Draws the title of a story next to its bridge, and the arch from before to after. */
const drawStory: Draw<'story'> = ({ seed, person, title, before, after }, canvas) => {
  const heading = { x: MARGIN, y: 172, width: TEXT, height: 240, maxLines: 4 }
  const side = 258
  const right = MARGIN + TEXT - side
  return (
    inset(beside, spanMarkup(seed, { key: 's', ...beside })) +
    logo(canvas.lang) +
    line(person, MARGIN, 156, 24, { weight: 500, color: ink2 }) +
    block(canvas, title, { ...heading, sizes: titles, weight: 700, color: ink }) +
    rule(MARGIN, 432, TEXT) +
    bank(before, MARGIN, side, canvas) +
    arch(MARGIN + side + 4, 482, TEXT - 2 * side - 24) +
    bank(after, right, side, canvas)
  )
}

function bank({ term, text, pay }: PictureSide, x: number, width: number, canvas: Canvas): string {
  const box = { x, y: 480, width, height: 76, maxLines: 2, sizes: [26, 24, 22, 20] }
  return (
    line(term, x, 470, 20, { weight: 500, color: ink3 }) +
    block(canvas, text, { ...box, weight: 500, color: ink }) +
    line(pay, x, 594, 32, { weight: 700, color: ink })
  )
}

/** Draws the arch from one bank to the other, with the person at its end. */
function arch(x: number, y: number, width: number): string {
  return (
    `<path d="M${x} ${y + 44}a${width / 2} 44 0 0 1 ${width} 0" fill="none" stroke="${ai7}" stroke-width="5"/>` +
    `<circle cx="${x + width}" cy="${y + 40}" r="11" fill="${you}" stroke="${washi}" stroke-width="4"/>`
  )
}

/** Draws the title of an article next to the pattern of its category. */
const drawArticle: Draw<'article'> = ({ language, pattern, label, title, note }, { measures }) => {
  const canvas = { lang: language, measures }
  const heading = { x: MARGIN, y: 186, width: TEXT, height: 330, maxLines: 5 }
  const tile = tileMarkup(pattern, {
    key: 't',
    ground: ai7,
    line: ai5,
    scale: 1.8,
    width: ART,
    height: HEIGHT,
  })
  return (
    inset(beside, tile) +
    logo(canvas.lang) +
    line(label, MARGIN, 164, 24, { weight: 500, color: ink2 }) +
    block(canvas, title, { ...heading, sizes: titles, weight: 700, color: ink }) +
    rule(MARGIN, 536, TEXT) +
    line(note, MARGIN, 578, 24, { weight: 500, color: ink3 })
  )
}

/** Draws the home page's bridge from `y` to the lower edge, with the person on it. */
function bridge(y: number, scale: number): string {
  const height = HEIGHT - y
  const left = (1600 - WIDTH / scale) / 2
  return (
    inset(
      { x: 0, y, width: WIDTH, height, viewBox: `${left} 0 ${WIDTH / scale} ${height / scale}` },
      heroMarkup('h'),
    ) +
    `<circle cx="${WIDTH - 2 * MARGIN}" cy="${y - 9}" r="15" fill="${you}" stroke="${washi}" stroke-width="5"/>` +
    `<path d="M0 ${HEIGHT - 1}h${WIDTH}" stroke="${ai8}" stroke-width="2"/>`
  )
}
