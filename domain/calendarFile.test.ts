import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile.ts'

const event = {
  id: 'application-4010@hashi.example',
  title: 'First interview: Engineer, marketplace; Tokyo',
  startsAt: '2026-12-01T10:00:00+09:00',
  endsAt: '2026-12-01T11:00:00+09:00',
  place: 'Online',
  notes: 'C:\\ and\na line',
  url: 'https://hashi.example/en/applicant/mypage/application/detail/4010',
}
const now = new Date('2026-11-22T09:00:00.123Z')

test('an event has its times in UTC, and its texts escaped', () => {
  expect(calendarFile([event], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hashi//Appointments//EN',
    'BEGIN:VEVENT',
    'UID:application-4010@hashi.example',
    'DTSTAMP:20261122T090000Z',
    'DTSTART:20261201T010000Z',
    'DTEND:20261201T020000Z',
    String.raw`SUMMARY:First interview: Engineer\, marketplace\; Tokyo`,
    'LOCATION:Online',
    String.raw`DESCRIPTION:C:\\ and\na line`,
    'URL:https://hashi.example/en/applicant/mypage/application/detail/4010',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('long lines are folded within 75 bytes, never within a character', () => {
  const place = '東京都港区の会議室。'.repeat(10)
  const text = calendarFile([{ ...event, place }], now)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${place}`)
})

test('several events, of whole days too, are in one file', () => {
  const lines = calendarFile([event, { ...event, startsAt: '2026-12-30', endsAt: '2026-12-31' }], now).split(
    '\r\n',
  )
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
})
