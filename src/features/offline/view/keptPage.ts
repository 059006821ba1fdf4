/** The offline copy of a screen: plain texts, and codes to scan. */
export interface KeptPage {
  /** The path of the screen. */
  readonly path: string;
  readonly title: string;
  /** For example, the time of the copy. */
  readonly note: string;
  readonly entries: readonly KeptEntry[];
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
