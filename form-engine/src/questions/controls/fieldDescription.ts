/** One thing that can be chosen: `value` is kept, `label` is shown. */
export interface Choice {
  /** What is kept and sent. */
  readonly value: string;
  /** What a person reads. */
  readonly label: string;
}

/** What a view knows of its question: read from the emitted schema and uiSchema alone, so it is the same in every rjsf form. */
export interface FieldDescription {
  /** Name of the question's kind. */
  readonly kind: string;
  /** The question, as plain text. */
  readonly label: string;
  /** Must be answered; an optional one is marked as such. */
  readonly required: boolean;
  /** What can be chosen; empty where the question offers nothing. */
  readonly options: readonly Choice[];
  /** `''` for none. */
  readonly placeholder: string;
  /** Token for `autocomplete`; `'off'` where the form is about somebody else than who fills it in. */
  readonly autoComplete: string | undefined;
  /** Everything under `ui:options`: where a host's kind finds what its own `uiSchema` put there. */
  readonly settings: Readonly<Record<string, unknown>>;
}
