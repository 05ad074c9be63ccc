import { createStore, useStoreField } from '../lib/store.ts'

/** The main UI store (spec §3, §4). */
export type MainUi = {
  /** The panel with the ways to search jobs is open. */
  isMenuActive: boolean
  isMenuActiveLang: boolean
  showBurger: boolean
  /** The sub-navigation (roles, regions, levels) is in the page; it comes when it is first needed. */
  attachSubNavi: boolean
  /** The address's hash; empty on the server, which is not told it. */
  currentHash: string
  /** Where the page stood when the burger menu opened, in CSS pixels. */
  scrollPosition: number
}

const store = createStore<MainUi>({
  isMenuActive: false,
  isMenuActiveLang: false,
  showBurger: false,
  attachSubNavi: false,
  currentHash: '',
  scrollPosition: 0,
})

export const mainUi = store.get

export function setMainUi(change: Partial<MainUi>): void {
  store.set({ ...store.get(), ...change })
}

/** What every navigation does to the menus (spec §2). */
export function closeMenus(): void {
  setMainUi({ isMenuActive: false, isMenuActiveLang: false, showBurger: false, attachSubNavi: false })
}

export function useMainUi<Field extends keyof MainUi>(field: Field): MainUi[Field] {
  return useStoreField(store, field)
}
