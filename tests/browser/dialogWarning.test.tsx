import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DialogWarning } from '#src/ui/mantine/Dialog.tsx'

test('a warning stays as it was when its dialog opened', async () => {
  const screen = await render(<DialogWarning>At the opening</DialogWarning>)
  await screen.rerender(<DialogWarning>Later</DialogWarning>)
  expect(screen.container.textContent).toBe('At the opening')
})

test('a warning that comes later does not appear in an open dialog', async () => {
  const screen = await render(<DialogWarning>{null}</DialogWarning>)
  await screen.rerender(<DialogWarning>Later</DialogWarning>)
  expect(screen.container.textContent).toBe('')
})
