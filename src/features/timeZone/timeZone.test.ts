import { expect, it } from 'vitest'
import { presentZone } from './presentZones.ts'
import { spokenZone, zoneChoices } from './timeZone.ts'

it('lists each zone once, under its present name, with the given one first', () => {
  const zones = zoneChoices('Asia/Kolkata').map(({ value }) => value)
  expect(zones[0]).toBe('Asia/Kolkata')
  expect(zones).toContain('Asia/Ho_Chi_Minh')
  expect(zones.filter((zone) => presentZone(zone) !== zone)).toEqual([])
  expect(new Set(zones).size).toBe(zones.length)
})

it('names only zones that the browser can compute with', () => {
  const names = zoneChoices('Asia/Tokyo').map(({ value }) => spokenZone(value, 'en'))
  expect(names).not.toContain('')
})
