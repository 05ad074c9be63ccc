/** Made by `scripts/fonts/documentFontsPlugin.ts`. */
declare module 'virtual:document-fonts' {
  /** The fonts of the documents: their addresses, and their sizes in bytes before compression. */
  export const documentFonts: Record<
    | 'latin'
    | 'greekCyrillic'
    | 'common'
    | 'level2'
    | 'rare'
    | 'latinBold'
    | 'greekCyrillicBold'
    | 'wordsBold'
    | 'commonBold'
    | 'level2Bold'
    | 'rareBold',
    { url: string; bytes: number }
  >
}
