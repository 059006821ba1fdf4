/** What was wrong with the sections that a server sent. The form is drawn all the same; this is for its developer. */
export interface Diagnostic {
  /** What sort of flaw it is. */
  readonly code:
    | 'malformed'
    | 'doubled-key'
    | 'ambiguous-key'
    | 'unknown-type'
    | 'empty-option'
    | 'doubled-option'
    | 'ambiguous-option'
    | 'ambiguous-answer'
    | 'condition-cycle'
    | 'condition-target';
  /** JSON pointer into the sections, such as `/0/fields/3`. */
  readonly path: string;
  /** English, for a log or a console. */
  readonly message: string;
}
