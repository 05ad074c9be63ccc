import type { SettingTable } from '#backend/ports/settings.ts'
import type { Rows } from '../rows.ts'

export type Setting = { key: string; value: string }

export function settingTable(settings: Rows<Setting>): SettingTable {
  return {
    find: async (key) => settings.find(key)?.value ?? null,
    async keepFirst(key, value) {
      return (settings.find(key) ?? (await settings.insert({ key, value }))).value
    },
    remove: async (key) => settings.remove((row) => row.key === key),
  }
}
