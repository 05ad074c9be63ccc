/** Elements that act on a click. */
const CONTROLS = 'a, button, summary'

/**
 * Ignores the second click of a double click where it reaches another control than the first: the first click has removed a row, opened a
 * dialog or replaced a form, and the control under the pointer is not the one that the person pressed. In a dialog all further clicks are
 * ignored: they would close a result before it is read. Keys give no clicks of this kind.
 */
export function ignoreStrayClicks(signal: AbortSignal): void {
  let pressed: Element | null = null
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null
    // On a page further clicks at the same place are meant: someone removes one row after the other.
    const isFurther = event.detail === 2 || (event.detail > 2 && isDialogOpen())
    if (!isFurther || control === pressed) pressed = control
    else {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  window.addEventListener('click', onClick, { capture: true, signal })
}

const isDialogOpen = () => document.querySelector('[aria-modal=true]') !== null
