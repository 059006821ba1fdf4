/** A postal address (Specification 3). `country` is a two-letter code. */
export interface Address {
  /** The street without house number. */
  readonly street: string;
  /** The house number, possibly with letters: `12A`. */
  readonly streetNumber: string;
  /** The box number; `''` for none. */
  readonly bus: string;
  /** The city, as the server spells it. */
  readonly city: string;
  /** The complete postcode in the country's own format, including letters. */
  readonly postal: string;
  /** Two-letter country code, such as `BE`. */
  readonly country: string;
  /** Whether the server found the address, or the user overrode its doubt. */
  readonly isValidAddress: boolean;
  /**
   * Why `isValidAddress` isn't the server's verdict. `'overridden'`: the user overrode the server's doubt (the flag is
   * true). `'unchecked'`: the server wasn't or couldn't be asked (the flag is false, and the address is accepted).
   * Absent: the server decided.
   */
  readonly mark?: 'overridden' | 'unchecked';
}

/** The answer to a group: its rows in order, each with the answers to the group's own questions. */
export type Rows = readonly Answers[];

/** The answer to a matrix: the value of the chosen option by the value of its row. A row without a choice has no entry. */
export interface MatrixAnswer {
  readonly [row: string]: string;
}

/** One answer inside the engine. Its wire format is `WireAnswer`. */
export type Answer = string | readonly string[] | boolean | Address | MatrixAnswer | Rows;

/** Answers by question key (`${qid}_${nid}`). A question without an answer has no entry. */
export type Answers = { readonly [key: string]: Answer };

/** One answer on the wire: text, a list of choices, an address, the choices of a matrix, or the rows of a group. */
export type WireAnswer = string | readonly string[] | object;
