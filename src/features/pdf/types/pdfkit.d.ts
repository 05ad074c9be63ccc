/** Parts of PDFKit 0.20 that its types do not have yet. */
declare module 'pdfkit/output' {
  /** Collects a file while it is written; resolves at its end. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** The place of a picture on its page, in points from the top left corner. */
    bbox?: [left: number, top: number, right: number, bottom: number]
    placement?: 'Block'
    /** The cells that the heading of a table names. */
    scope?: 'Column' | 'Row'
  }

  interface PDFFont {
    /** Names a font that fontkit has opened. */
    registerFont(name: string, font: { layout(text: string): object }): this
  }
}
