/** Parts of PDFKit 0.20 that its types do not have yet. */
declare module 'pdfkit/output' {
  /** Collects a file while it is written; resolves at its end. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** Names a font that fontkit has opened. */
    registerFont(name: string, font: { layout(text: string): object }): this
  }
}
