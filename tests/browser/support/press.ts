import type { Locator } from 'vitest/browser'

/** Clicks a button in each frame, until it is removed. */
export function pressUntilGone(button: Locator): void {
  const element = button.element()
  const press = () => {
    if (element instanceof HTMLElement) element.click()
    if (element.isConnected) requestAnimationFrame(press)
  }
  press()
}
