/** A part of a mail, from which its plain text and its HTML are written. All text is plain, without markup. */
export type MailPart =
  /** A paragraph. */
  | string
  /** The button: the one thing to do next, so a mail has one at most. */
  | { readonly link: string; readonly label: string }
  /** A link to read more. */
  | { readonly readMore: string; readonly label: string }
  /** Small print, at the end. */
  | { readonly small: string }
  | { readonly title?: string; readonly facts: readonly MailFact[] }
  | { readonly title?: string; readonly rows: readonly MailRow[] }
  /** A picture among the attachments, by default a square one; the plain text says what it shows. */
  | { readonly cid: string; readonly alt: string; readonly width?: number; readonly height?: number }
  /** A title between paragraphs. */
  | { readonly heading: string }
  /** A paragraph with bold words and links. */
  | { readonly spans: readonly MailSpan[] }
  | { readonly items: readonly (readonly MailSpan[])[]; readonly numbered: boolean };

/** A piece of a text. */
export interface MailSpan {
  readonly text: string;
  readonly bold: boolean;
  /** null: no link. */
  readonly url: string | null;
}

/** A fact with its label. A value may have several lines. */
export type MailFact = readonly [label: string, value: string];

/** What costs an amount. */
export interface MailRow {
  readonly what: string;
  readonly amount: string;
  /** What changes the amount, such as a reduction. */
  readonly details?: readonly string[];
  /** `item`: one of a list. `sum`: the sum of a list. */
  readonly is: 'item' | 'sum';
}

/** How a mail on behalf of a club looks. */
export interface MailLook {
  /** Name of the club. */
  readonly name: string;
  /** `#rrggbb`. Decoration only: no meaning depends on it. */
  readonly color: string;
}
