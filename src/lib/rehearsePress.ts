/** The events of a press, in the order of browsers. */
const EVENTS = ['pointerover', 'pointerdown', 'pointerup', 'click']

/**
 * Sends the events of a press to an element that does not listen to them. The browser compiles React's handling of events at the first
 * one: this way it does so while it is idle, and not while a person waits for the answer to the first press.
 */
export function rehearsePress(element: Element): void {
  for (const type of EVENTS) element.dispatchEvent(new Event(type, { bubbles: true }))
}
