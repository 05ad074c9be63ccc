import { ageOn } from '#domain/dates.ts'
import { printedDay } from '#domain/eras.ts'
import type { Resume } from '#openapi/generated/zod.ts'
import { type Drawing, part } from '../paper.ts'
import { type Box, frame, horizontal, vertical } from '../shapes.ts'
import { type Fit, setFitting, setLine } from '../type/setText.ts'
import type { Typeface } from '../type/typeface.ts'
import { FORM, words } from './form.ts'

const { left, width, padding, label, text } = FORM

/** Heights of the rows, from the top of the sheet to the end of the contact rows. */
const TITLE = { x: left, y: FORM.top, width: 132, height: 12 }
const PERSON = { furigana: 7, name: 17, birthday: 10 }
const PLACE = { furigana: 6.5, address: 16.5, phone: 45 }
const PHOTO = { x: left + width - 34, y: FORM.top, width: 30, height: 40 }

const FURIGANA: Fit = { sizes: [9, 7, 5.5, 4.5], oneLine: 7 }

const personTop = TITLE.y + TITLE.height
const placesTop = personTop + PERSON.furigana + PERSON.name + PERSON.birthday

/** Where the person's part of the first sheet ends. */
export const personEnd = placesTop + 2 * (PLACE.furigana + PLACE.address)

/** Draws the upper part of the first sheet: title, date, photo, name, birthday, gender, address and contact. */
export function drawPerson(resume: Resume, hasPhoto: boolean, typeface: Typeface): Drawing[] {
  const { address, contactAddress } = resume
  const places = [
    {
      name: words.address,
      kana: resume.addressKana,
      postalCode: resume.postalCode,
      text: address,
      phone: resume.phoneNumber,
      note: '',
    },
    {
      name: words.contact,
      kana: resume.contactAddressKana,
      postalCode: resume.contactPostalCode,
      text: contactAddress,
      phone: resume.contactPhoneNumber,
      note: contactAddress === '' ? words.contactNote : '',
    },
  ]
  return [
    ...drawTitle(resume, typeface),
    ...(hasPhoto ? [{ kind: 'picture' as const, ...PHOTO }] : drawPhotoFrame(typeface)),
    ...drawName(resume, typeface),
    ...places.flatMap((place, index) =>
      drawPlace(place, placesTop + index * (PLACE.furigana + PLACE.address), typeface),
    ),
  ]
}

function drawTitle({ createdDate, era }: Resume, typeface: Typeface): Drawing[] {
  const day = createdDate === null ? [] : [printedDay(createdDate, era) + words.asOf]
  const box = { ...TITLE, height: TITLE.height - 2 }
  return [
    part('H1', [setLine(typeface, words.title, box, { size: 18, bold: true })]),
    ...day.map((date) =>
      setLine(typeface, date, { ...TITLE, y: TITLE.y + 4, height: 8 }, { size: text, align: 'right' }),
    ),
  ]
}

/** Draws the frame for a photo that is pasted by hand, with the template's hints. */
function drawPhotoFrame(typeface: Typeface): Drawing[] {
  const lines = words.photo.map((line, index) =>
    setLine(
      typeface,
      line,
      { ...PHOTO, y: PHOTO.y + 9 + index * 4.4, height: 4.4 },
      { size: 7, align: 'center' },
    ),
  )
  return [...frame(PHOTO, 'dashed'), part('P', lines)]
}

function drawName(resume: Resume, typeface: Typeface): Drawing[] {
  const nameTop = personTop + PERSON.furigana
  const birthdayTop = nameTop + PERSON.name
  const box = { ...TITLE, y: personTop, height: placesTop - personTop }
  const genderLeft = left + 88
  return [
    ...frame(box),
    horizontal(left, nameTop, box.width, 'dashed'),
    horizontal(left, birthdayTop, box.width),
    vertical(genderLeft, birthdayTop, PERSON.birthday),
    ...labelled(words.furigana, resume.nameKana, { ...box, height: PERSON.furigana }, FURIGANA, typeface),
    ...labelled(
      words.name,
      resume.name,
      { ...box, y: nameTop, height: PERSON.name },
      { sizes: [20, 17, 14, 12, 10, 8, 6], oneLine: 14 },
      typeface,
    ),
    part(
      'P',
      setFitting(
        typeface,
        birthdayText(resume),
        { ...box, ...row(birthdayTop), width: 86 },
        { sizes: [text], align: 'center' },
      ),
    ),
    ...labelled(
      words.gender,
      resume.gender,
      { ...box, ...row(birthdayTop), x: genderLeft, width: 44 },
      { sizes: [text, 8, 6] },
      typeface,
    ),
  ]
}

const row = (y: number) => ({ y, height: PERSON.birthday })

/** 「1992年4月17日生（満 34 歳）」: the age on the day that the paper bears. */
function birthdayText({ birthday, createdDate, era }: Resume): string {
  if (birthday === null) return '　　　　年　　月　　日生（満　　歳）'
  const age = createdDate === null ? '　' : ageOn(birthday, createdDate)
  return `${printedDay(birthday, era)}生（満 ${age} 歳）`
}

type Place = { name: string; kana: string; postalCode: string; text: string; phone: string; note: string }

function drawPlace(place: Place, top: number, typeface: Typeface): Drawing[] {
  const height = PLACE.furigana + PLACE.address
  const box = { x: left, y: top, width: width - PLACE.phone, height }
  const phone = { x: left + box.width, y: top, width: PLACE.phone, height }
  const addressTop = top + PLACE.furigana
  const head = { ...box, x: left + padding, y: addressTop + 0.5, height: 6 }
  const number = place.postalCode === '' ? '〒　　　－　　　　' : `〒${place.postalCode}`
  const heading = `${place.name}　${number}　${place.note}`
  return [
    ...frame({ ...box, width }),
    vertical(phone.x, top, height),
    horizontal(left, addressTop, box.width, 'dashed'),
    ...labelled(words.furigana, place.kana, { ...box, height: PLACE.furigana }, FURIGANA, typeface),
    part('P', [
      setLine(typeface, heading, head, { size: label }),
      ...setFitting(
        typeface,
        place.text,
        { x: left + 8, y: addressTop + 6, width: box.width - 8 - padding, height: PLACE.address - 6.5 },
        { sizes: [11, 10, 9, 8, 7, 6, 5], oneLine: 10 },
      ),
    ]),
    part('P', [
      setLine(
        typeface,
        words.phone,
        { ...phone, x: phone.x + padding, height: PLACE.furigana },
        { size: label },
      ),
      ...setFitting(
        typeface,
        grouped(place.phone),
        { x: phone.x + 1, y: addressTop, width: phone.width - 2, height: PLACE.address },
        { sizes: [text, 8], align: 'center' },
      ),
    ]),
  ]
}

/** Draws a label and a text behind it in one row. */
function labelled(name: string, value: string, box: Box, fit: Fit, typeface: Typeface): Drawing[] {
  const start = 17
  const inner = { ...box, x: box.x + padding }
  const rest = { ...box, x: box.x + start, width: box.width - start - padding }
  return [
    part('P', [setLine(typeface, name, inner, { size: label }), ...setFitting(typeface, value, rest, fit)]),
  ]
}

/** A number of Japan is printed as it is dialled there, a mobile one in its usual groups: 819000000000 becomes 「090-0000-0000」. */
const grouped = (phone: string) =>
  phone.replace(/^81(?=[1-9]\d{8,9}$)/, '0').replace(/^(0[5-9]0)(\d{4})(\d{4})$/, '$1-$2-$3')
