/** What stands in a document, in the order it is read. Every text is plain: nothing in it is markup. */
export interface PdfContent {
  /** Shown in the window's title and said first by a screen reader. */
  readonly title: string;
  /** Whose document it is: stands above the title. */
  readonly sender: PdfSender;
  readonly blocks: readonly PdfBlock[];
  /** At the foot of each page. */
  readonly footer: string;
}

export interface PdfSender {
  readonly name: string;
  readonly lines: readonly string[];
  /** `#rrggbb`; only ever drawn, never what tells things apart. */
  readonly color: string;
}

export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly isQuiet?: true }
  /** A state that must be seen at once, such as "Betaald". */
  | { readonly kind: 'state'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | PdfTable
  /** A code to be scanned; `alt` says in words what it holds, `caption` stands above it on the same page. */
  | { readonly kind: 'code'; readonly data: string; readonly alt: string; readonly caption?: string };

export interface PdfTable {
  readonly kind: 'table';
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below the rows: the first cell spans to the last column. */
  readonly totals?: readonly (readonly [label: string, amount: string])[];
}

interface PdfColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Points; absent: what the others leave. */
  readonly width?: number;
}
