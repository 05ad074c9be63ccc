/** Starts the page of components (`index.html`) in the development server. */

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ComponentsPage } from './ComponentsPage.tsx'
import { loadComponentTexts } from './texts.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element #root')
  await loadComponentTexts()
  createRoot(root).render(
    <StrictMode>
      <ComponentsPage />
    </StrictMode>,
  )
}

start().catch((error: unknown) => console.error('Error while mounting the components:', error))
