/** The content of a document in reading order. All text is plain, without markup. */
export interface PdfContent {
  /** Shown as the window's title; screen readers read it first. */
  readonly title: string;
  /** The club that sends the document; shown above the title. */
  readonly sender: PdfSender;
  readonly blocks: readonly PdfBlock[];
  /** Shown at the bottom of each page. */
  readonly footer: string;
}

export interface PdfSender {
  readonly name: string;
  readonly lines: readonly string[];
  /** `#rrggbb`. Decoration only: no meaning depends on it. */
  readonly color: string;
}

export type PdfBlock =
  /** `isAboveCode`: the block below has a code beside it. */
  | { readonly kind: 'heading'; readonly text: string; readonly isAboveCode?: true }
  | { readonly kind: 'paragraph'; readonly text: string; readonly isQuiet?: true }
  /** A state that must stand out, such as "Betaald". */
  | { readonly kind: 'state'; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly facts: readonly (readonly [label: string, value: string])[];
      /** A QR code beside the facts, with the same content. */
      readonly code?: PdfCode;
    }
  | PdfTable
  /** Empty boxes side by side, for a signature or a stamp; each has its label on top. */
  | { readonly kind: 'boxes'; readonly labels: readonly string[] }
  | ({ readonly kind: 'code' } & PdfCode);

/** A QR code; `alt` describes its content, `caption` stands on the same page, before it. */
export interface PdfCode {
  readonly data: string;
  readonly alt: string;
  readonly caption?: string;
}

export interface PdfTable {
  readonly kind: 'table';
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Rows below the table; the first cell spans all columns but the last. */
  readonly totals?: readonly (readonly [label: string, amount: string])[];
}

interface PdfColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Width in points. Default: the remaining width. */
  readonly width?: number;
}
