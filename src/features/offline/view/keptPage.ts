/** The offline copy of a screen: plain texts, codes to scan, and choices to make. */
export interface KeptPage {
  /** The path of the screen; with a query, the copy is for that query alone. */
  readonly path: string;
  readonly title: string;
  /** For example, the time of the copy. */
  readonly note: string;
  readonly entries: readonly KeptEntry[];
  readonly choices?: KeptChoices;
}

export interface KeptEntry {
  readonly title: string;
  readonly lines: readonly string[];
  readonly code?: KeptCode;
  readonly choice?: KeptChoice;
}

/** A QR code as one SVG path of dark cells. */
export interface KeptCode {
  readonly path: string;
  /** Number of cells per side. */
  readonly size: number;
  /** Text alternative of the code. */
  readonly label: string;
}

/** A page whose choices work offline: its script keeps each one as an unsent mark. */
interface KeptChoices {
  /** Key of the marks in local storage, with the prefix of the portal. */
  readonly key: string;
  /** Version of the list that the page shows. */
  readonly version: number;
  /** Label of the button that tries the connection again. */
  readonly retry: string;
}

export interface KeptChoice {
  readonly legend: string;
  /** Unique on the page. */
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
}
