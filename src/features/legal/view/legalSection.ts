export interface LegalLink {
  readonly text: string;
  readonly href: string;
}

/** One part of a legal page. */
export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list below the paragraphs. */
  readonly items?: readonly string[];
  /** The lines of an address below the paragraphs. */
  readonly lines?: readonly (string | LegalLink)[];
}
