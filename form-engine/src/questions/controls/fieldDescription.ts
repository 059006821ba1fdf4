/** One option: `value` is stored, `label` is shown. */
export interface Choice {
  /** The stored and sent value. */
  readonly value: string;
  /** The text that the user reads. */
  readonly label: string;
}

/**
 * Description of a question for its view. It is read only from the compiled schema and uiSchema, so it is the same in
 * every rjsf form.
 */
export interface FieldDescription {
  /** Name of the question's kind. */
  readonly kind: string;
  /** The question's text, without markup. */
  readonly label: string;
  /** Whether an answer is required. Optional questions are marked as such. */
  readonly required: boolean;
  /** The options; empty where the question has none. */
  readonly options: readonly Choice[];
  /** Text shown while the field is empty; `''` for none. */
  readonly placeholder: string;
  /** Token for `autocomplete`; `'off'` where the form is about another person than the user. */
  readonly autoComplete: string | undefined;
  /** The locale of the form, a BCP 47 tag, for names, numbers and dates. */
  readonly locale: string;
  /** Everything under `ui:options`. A view of a host's kind reads its own settings here. */
  readonly settings: Readonly<Record<string, unknown>>;
}
