import type { SettingTable } from '#backend/ports/store.ts'
import type { Rows } from '../rows.ts'

export type Setting = { key: string; value: string }

export function settingTable(settings: Rows<Setting>): SettingTable {
  return {
    async keepFirst(key, value) {
      return (settings.find(key) ?? (await settings.insert({ key, value }))).value
    },
  }
}
