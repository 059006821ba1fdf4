/** What is wrong with one answer. */
export interface Problem {
  /** The question's key; `''` where the answers as a whole can't be read. */
  readonly key: string;
  /** Where inside the answer, `['street']` of an address; empty for the answer itself. */
  readonly path: readonly string[];
  /** The question's. */
  readonly label: string;
  /** What kind of rule it breaks. */
  readonly rule: 'required' | 'option' | 'format' | 'range' | 'count' | 'context';
  /** Dutch, ready to show. */
  readonly message: string;
  /** How to mend it, where that can be told: shown as help beside the message. */
  readonly advice?: string;
  /** Only an error stops a submit. */
  readonly severity: 'error' | 'warning';
}

/** A problem as a kind reports it: the question's key and label are filled in by whoever asked. */
export interface Finding {
  /** What kind of rule it breaks. */
  readonly rule: Problem['rule'];
  /** In the language of the texts, ready to show. */
  readonly message: string;
  /** How to mend it, where that can be told: shown as help beside the message. */
  readonly advice?: string;
  /** Default: the answer itself. */
  readonly path?: readonly string[];
  /** What the part at that path is called; named behind the question's label. */
  readonly part?: string;
  /** Default: `'error'`. */
  readonly severity?: Problem['severity'];
}
