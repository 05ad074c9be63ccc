import { createStore, useStoreField } from '../lib/store.ts'

/** The main UI store (spec §3, §4). */
export type MainUi = {
  /** The panel with the job searches is open. */
  isMenuActive: boolean
  isMenuActiveLang: boolean
  /** The menu of the person who is logged in is open. */
  isMenuActivePerson: boolean
  showBurger: boolean
  /** The sub-navigation (roles, regions, levels) is rendered; false until it is first needed. */
  attachSubNavi: boolean
  /** The address's hash; empty on the server, which does not receive it. */
  currentHash: string
  /** The page's scroll position when the burger menu opened, in CSS pixels. */
  scrollPosition: number
}

const store = createStore<MainUi>({
  isMenuActive: false,
  isMenuActiveLang: false,
  isMenuActivePerson: false,
  showBurger: false,
  attachSubNavi: false,
  currentHash: '',
  scrollPosition: 0,
})

export const mainUi = store.get

export function setMainUi(change: Partial<MainUi>): void {
  store.set({ ...store.get(), ...change })
}

/** Closes the menus, on every navigation (spec §2). */
export function closeMenus(): void {
  setMainUi({
    isMenuActive: false,
    isMenuActiveLang: false,
    isMenuActivePerson: false,
    showBurger: false,
    attachSubNavi: false,
  })
}

export function useMainUi<Field extends keyof MainUi>(field: Field): MainUi[Field] {
  return useStoreField(store, field)
}
