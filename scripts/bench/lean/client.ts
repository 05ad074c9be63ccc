import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Page, withProviders } from './page.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no element #root')
const router = createBrowserRouter([{ path: '*', Component: Page }])
hydrateRoot(root, withProviders(createElement(RouterProvider, { router })))
