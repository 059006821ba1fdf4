/** The offline copy of a screen. */
export type KeptPage = KeptTexts | KeptScreen;

interface OfScreen {
  /** The path of the screen; with a query, the copy is for that query alone. */
  readonly path: string;
  readonly title: string;
  /** Unix seconds after which the page is deleted; absent when it may stay. */
  readonly until?: number;
}

/** A plain page of texts, and codes to scan. */
export interface KeptTexts extends OfScreen {
  /** For example, the time of the copy. */
  readonly note: string;
  readonly entries: readonly KeptEntry[];
}

/** A screen as React drew it. The script of the offline page makes its choices work, and tries the connection again. */
export interface KeptScreen extends OfScreen {
  readonly screen: Element;
  /** A script of the portal that makes the screen work, as text: a later version of the portal has another one. */
  readonly script?: string;
}

export interface KeptEntry {
  readonly title: string;
  readonly lines: readonly string[];
  readonly code?: KeptCode;
}

/** A QR code as one SVG path of dark cells. */
export interface KeptCode {
  readonly path: string;
  /** Number of cells per side. */
  readonly size: number;
  /** Text alternative of the code. */
  readonly label: string;
}

/** Whether a page has nothing to show without a connection. */
export function isEmptyPage(page: KeptPage): boolean {
  return 'entries' in page && page.entries.length === 0;
}
