/** Pages: each module of `src/pages` exports one as its default, made by one of the two functions here. */

import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import type { LateSections } from '../context/lateSections.tsx'
import type { Head } from './head.ts'
import type { LinkPicture } from './linkPicture.ts'
import type { AddressContext, PageAddress, PageContext } from './pageContext.ts'

/** A page with loaded data, with the functions that depend on the data. */
export type OpenPage = {
  head: Head
  /** Passed to the component, as JSON where the server renders the page. */
  data?: unknown
  structuredData: (origin: string) => object[]
  /** Undefined for a page that shares the site's picture. */
  picture?: () => LinkPicture | Promise<LinkPicture>
}

export type Page = {
  Component: ComponentType
  /** Loads the page's data; rejects with `notFound()` or a redirect. */
  open: (context: PageContext) => Promise<OpenPage>
  /** The head while the guards are pending and no data is loaded. */
  waitingHead?: (context: PageContext) => Head
  addresses?: (context: AddressContext) => Promise<PageAddress[]>
  clearFlow?: () => Promise<void>
  isCorrectedAfterwards?: boolean
  /** The part below the first screen, with code that loads later. */
  late?: LateSections
}

/** Only the server uses `structuredData`, `picture` and `addresses`: heavy pages pass them under `import.meta.env.SSR`. */
type PageParts<Data> = {
  head: (context: PageContext, data: Data) => Head
  /** JSON-LD objects (schema.org). */
  structuredData?: (context: PageContext & { origin: string }, data: Data) => object[]
  /** The share picture (`og:image`); the site's picture by default. */
  picture?: (context: PageContext, data: Data) => LinkPicture | Promise<LinkPicture>
  /** All addresses of a page with parameters, for the sitemap; without it the sitemap has none. */
  addresses?: Page['addresses']
  /** On the first page of a flow: removes the flow's data outside of its state, such as files. */
  clearFlow?: Page['clearFlow']
  /** On the first page of a flow: its complete page leads back here, with all that was typed and chosen. */
  isCorrectedAfterwards?: Page['isCorrectedAfterwards']
  late?: Page['late']
}

type PageOptions = PageParts<undefined> & {
  component: ComponentType
  /** Fills the query cache for the component's own queries; may throw a redirect or `notFound()`. */
  prefetch?: (context: PageContext) => Promise<void>
}

type DataPageOptions<Data> = PageParts<Data> & {
  component: ComponentType<{ data: Data }>
  /** Loads the data that the page is about; throws a redirect or `notFound()`. The data must be JSON. */
  load: (context: PageContext) => Promise<Data>
  /** Required where the row has guards. */
  waitingHead?: Page['waitingHead']
}

const defined = new WeakSet<object>()

/** Returns whether a module's default export was made here. */
export const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && defined.has(value)

/** A page with a head that needs no loaded data. */
export function definePage({ component, prefetch, ...parts }: PageOptions): Page {
  const waitingHead = (context: PageContext) => parts.head(context, undefined)
  const load = async (context: PageContext): Promise<undefined> => {
    await prefetch?.(context)
    return undefined
  }
  return createPage(component, { ...parts, load, waitingHead })
}

/**
 * Defines a page about loaded data: `load` passes it to the component and to the other functions. Data that changes while
 * the page is open belongs in a `useQuery` of the component, and is prefetched.
 */
export function defineDataPage<Data>({ component: Component, ...options }: DataPageOptions<Data>): Page {
  return createPage(function DataPage() {
    const { data } = useLoaderData<{ data: Data }>()
    return <Component data={data} />
  }, options)
}

function createPage<Data>(
  Component: ComponentType,
  { load, head, structuredData, picture, ...others }: Omit<DataPageOptions<Data>, 'component'>,
): Page {
  const { late } = others
  const page: Page = {
    ...others,
    Component,
    async open(context) {
      const [data] = await Promise.all([load(context), late?.load(context.lang)])
      return {
        head: head(context, data),
        data,
        structuredData: (origin) => structuredData?.({ ...context, origin }, data) ?? [],
        picture: picture && (() => picture(context, data)),
      }
    },
  }
  defined.add(page)
  return page
}
