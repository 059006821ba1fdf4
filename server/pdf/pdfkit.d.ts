/** Options of pdfkit (changelog, 0.17 to 0.19) that its types lack. */
declare namespace PDFKit {
  /** An embedded font, and what fontkit tells about it. */
  interface OpenFont {
    /** Height above the baseline, in thousandths of the size. */
    readonly ascender: number;
    /** Depth below it, a negative number. */
    readonly descender: number;
    readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  }
  interface FragmentOptions extends Mixins.TextOptions {
    /** Width of the lines of a paragraph. */
    readonly lineWidth?: number;
    readonly textWidth?: number;
    readonly wordCount?: number;
  }
  /** Parts of a document that pdfkit keeps to itself (0.20.2). */
  interface PDFDocument {
    _font: OpenFont;
    _fontSize: number;
    /** Draws a text on one line. Every other way to draw text ends here. */
    _fragment(text: string, x: number, y: number, options: FragmentOptions): void;
  }
  namespace Mixins {
    interface StructureElementOptions {
      /** Left, top, right and bottom of a figure. */
      bbox?: readonly [number, number, number, number];
    }
    interface TableOptions {
      /** Parent of the table in the structure tree; without it the table isn't tagged. */
      structParent?: PDFKit.PDFStructureElement;
    }
    interface CellOptions {
      /** The cells to which a header cell applies. */
      scope?: 'Row' | 'Column' | 'Both';
    }
  }
}
