/** A postal address (Specification 3). `country` is a two-letter code. */
export interface Address {
  /** Without number. */
  readonly street: string;
  /** May have letters, `12A`. */
  readonly streetNumber: string;
  /** `''` for none. */
  readonly bus: string;
  /** As the server writes it. */
  readonly city: string;
  /** Letters and all, as the country writes it. */
  readonly postal: string;
  /** Two letters, `BE`. */
  readonly country: string;
  /** The server found it, or the person overrode its doubt. */
  readonly isValidAddress: boolean;
  /**
   * Why the flag isn't the server's own verdict: the person overrode its doubt (the flag is true), or it wasn't or
   * couldn't be asked (the flag is false, and the address is accepted all the same). Absent: the server decided.
   */
  readonly mark?: 'overridden' | 'unchecked';
}

/** One answer inside the program. What goes over the wire is a `WireAnswer`. */
export type Answer = string | readonly string[] | boolean | Address;

/** Answers by question key (`${qid}_${nid}`). A question without an answer has no entry. */
export type Answers = Readonly<Record<string, Answer>>;

/** One answer on the wire: text, a list of choices, or an address. */
export type WireAnswer = string | readonly string[] | object;
