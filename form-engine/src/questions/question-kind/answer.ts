/** A postal address (Specification 3). `country` is a two-letter code. */
export interface Address {
  readonly street: string;
  readonly streetNumber: string;
  readonly bus: string;
  readonly city: string;
  readonly postal: string;
  readonly country: string;
  /** The server found it, or the person overrode its doubt. */
  readonly isValidAddress: boolean;
}

/** One answer inside the program. What goes over the wire is a `WireAnswer`. */
export type Answer = string | readonly string[] | boolean | Address;

/** Answers by question key (`${qid}_${nid}`). A question without an answer has no entry. */
export type Answers = Readonly<Record<string, Answer>>;

/** One answer on the wire: text, a list of choices, or an address. */
export type WireAnswer = string | readonly string[] | object;
