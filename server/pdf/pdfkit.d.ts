/** What pdfkit does (its changelog, 0.17 to 0.19) and its types don't say yet. */
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      /** Left, top, right and bottom of a figure. */
      bbox?: readonly [number, number, number, number];
    }
    interface TableOptions {
      /** Where the table belongs in the structure; without it, it isn't tagged. */
      structParent?: PDFKit.PDFStructureElement;
    }
    interface CellOptions {
      /** What a header cell is the header of. */
      scope?: 'Row' | 'Column' | 'Both';
    }
  }
}
