/** Values of the whole site. */
export interface SettingTable {
  find(key: string): Promise<string | null>
  /** Stores the value, unless the key has one. Returns the stored value. */
  keepFirst(key: string, value: string): Promise<string>
  remove(key: string): Promise<void>
}
