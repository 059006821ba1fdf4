/** What is kept of a screen, so that it can be read without a connection: plain texts, and codes to be scanned. */
export interface KeptPage {
  /** The path that it is kept for: the screen's own. */
  readonly path: string;
  readonly title: string;
  /** E.g. of which moment it is. */
  readonly note: string;
  readonly entries: readonly KeptEntry[];
}

export interface KeptEntry {
  readonly title: string;
  readonly lines: readonly string[];
  readonly code?: KeptCode;
}

/** A code as the screen draws it: dark cells as one path of an SVG. */
export interface KeptCode {
  readonly path: string;
  /** Cells on a side. */
  readonly size: number;
  /** Read out instead of the code. */
  readonly label: string;
}
