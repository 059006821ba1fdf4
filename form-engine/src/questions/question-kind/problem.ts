/** What is wrong with one answer. */
export interface Problem {
  /** The question's key; `''` where the answers as a whole can't be read. */
  readonly key: string;
  /** Where inside the answer, `['street']` of an address; empty for the answer itself. */
  readonly path: readonly string[];
  readonly label: string;
  readonly rule: 'required' | 'option' | 'format' | 'range' | 'count' | 'context';
  /** Dutch, ready to show. */
  readonly message: string;
  /** Only an error stops a submit. */
  readonly severity: 'error' | 'warning';
}

/** A problem as a kind reports it: the question's key and label are filled in by whoever asked. */
export interface Finding {
  readonly rule: Problem['rule'];
  readonly message: string;
  /** Default: the answer itself. */
  readonly path?: readonly string[];
  /** Default: `'error'`. */
  readonly severity?: Problem['severity'];
}
