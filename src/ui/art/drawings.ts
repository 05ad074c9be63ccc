/** The functions that draw the pictures. */
const loaders = {
  gap: async () => (await import('./panoramas.ts')).gapMarkup,
  hero: async () => (await import('./panoramas.ts')).heroMarkup,
  pay: async () => (await import('./payMarkup.ts')).payMarkup,
  span: async () => (await import('./spanMarkup.ts')).spanMarkup,
  tile: async () => (await import('./tileMarkup.ts')).tileMarkup,
}

type Name = keyof typeof loaders
type Drawings = { [Each in Name]: Awaited<ReturnType<(typeof loaders)[Each]>> }

/** The functions that are available at once: all on the server, none in the browser, which reuses the pictures of the server. */
const loaded: Partial<Drawings> = {}

/** Loads all functions, as the server needs them. */
export async function loadAllDrawings(): Promise<void> {
  const [gap, hero, pay, span, tile] = await Promise.all([
    loaders.gap(),
    loaders.hero(),
    loaders.pay(),
    loaders.span(),
    loaders.tile(),
  ])
  Object.assign(loaded, { gap, hero, pay, span, tile } satisfies Drawings)
}

/** How a picture is drawn: its markup if the function is available, and a function that loads it and draws. */
export type Drawn = { markup: string | undefined; load: () => Promise<string> }

/** Returns a picture made by one of the functions: `drawn('span', (span) => span(seed, options))`. */
export function drawn<Each extends Name>(name: Each, draw: (drawing: Drawings[Each]) => string): Drawn {
  const all: { [Key in Name]: () => Promise<Drawings[Key]> } = loaders
  const drawing = loaded[name]
  return { markup: drawing && draw(drawing), load: async () => draw(await all[name]()) }
}
