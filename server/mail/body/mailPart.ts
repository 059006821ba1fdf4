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
  /** A square picture among the attachments; the plain text leaves it out. */
  | { readonly cid: string; readonly alt: string };

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
