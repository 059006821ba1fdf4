/** Options of pdfkit (changelog, 0.17 to 0.19) that its types lack. */
declare namespace PDFKit {
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
