/** A problem of one answer. */
export interface Problem {
  /** The question's key; `''` where all answers together can't be read. */
  readonly key: string;
  /**
   * The path inside the answer: `['street']` for an address, `['2', 'fname_0']` for the third row of a group; empty for
   * the whole answer.
   */
  readonly path: readonly string[];
  /** The question's label. */
  readonly label: string;
  /** The kind of rule that is broken. */
  readonly rule: 'required' | 'option' | 'format' | 'range' | 'count' | 'context' | 'computed';
  /** The message for the user, in Dutch. */
  readonly message: string;
  /** How to correct the answer, where that is known. Shown as help beside the message. */
  readonly advice?: string;
  /** How serious the problem is. Only an error blocks a submit. */
  readonly severity: 'error' | 'warning';
}

/** A problem as a kind reports it. The caller adds the question's key and label. */
export interface Finding {
  /** The kind of rule that is broken. */
  readonly rule: Problem['rule'];
  /** The message for the user, in the language of the texts. */
  readonly message: string;
  /** How to correct the answer, where that is known. Shown as help beside the message. */
  readonly advice?: string;
  /** The path inside the answer. Default: the whole answer. */
  readonly path?: readonly string[];
  /** The name of the part at `path`, added after the question's label. */
  readonly part?: string;
  /** How serious the problem is. Default: `'error'`. */
  readonly severity?: Problem['severity'];
}
