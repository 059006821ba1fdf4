/** A fault in the sections from a server or in a JSON Schema, for its developer. The form is drawn all the same. */
export interface Diagnostic {
  /** The kind of fault. */
  readonly code:
    | 'malformed'
    | 'missing-sections'
    | 'unknown-property'
    | 'missing-view'
    | 'doubled-key'
    | 'ambiguous-key'
    | 'unknown-type'
    | 'empty-option'
    | 'doubled-option'
    | 'ambiguous-option'
    | 'ambiguous-answer'
    | 'condition-cycle'
    | 'condition-target'
    | 'condition-size'
    | 'group-depth'
    | 'group-field'
    | 'expression-cycle'
    | 'expression-target'
    | 'expression-size'
    | 'missing-today'
    | 'unknown-locale'
    | 'unsupported-keyword'
    | 'schema-refused';
  /** JSON pointer into the sections, such as `/0/fields/3`; into the schema for a form of a JSON Schema. */
  readonly path: string;
  /** Description in English, for a log or a console. */
  readonly message: string;
}

/** A name as part of the path of a diagnostic. */
export function pointerToken(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
