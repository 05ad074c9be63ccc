import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DialogLead } from './Dialog.tsx'

test('the first paragraph of a dialog never breaks the name of a Japanese employer', () => {
  const lead = createElement(DialogLead, null, '森山 恵美が株式会社青空ホテルシステムズにお送りします。')
  expect(renderToStaticMarkup(lead)).toContain('<span class="nb">株式会社青空ホテルシステムズ')
})
