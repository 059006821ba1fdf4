/** What a server sends for a registration form: `section.schema.json` as types. The reader takes a good deal more. */
export interface WireSection {
  readonly title: string;
  readonly fields: readonly WireQuestion[];
}

/** A question on the wire (Specification 3, "Form field"). */
export interface WireQuestion {
  readonly qid: string | number;
  readonly nid: number;
  readonly type?: string;
  readonly question: string;
  readonly help?: string;
  readonly placeholder?: string;
  /** A list's items are values and labels; a map's keys are the values sent, its values the labels. */
  readonly options?: readonly (string | number)[] | Readonly<Record<string, string | number>>;
  readonly required?: boolean | 0 | 1;
  readonly answer?: unknown;
  readonly last_answer?: unknown;
  readonly default_key?: string;
  readonly config?: { readonly max?: number };
  readonly course_specific_info?: string;
  readonly visible_when?: WireCondition;
}

/** An extension: the question is shown while another one's answer equals a value, is one of several, or is filled. */
export type WireCondition = { readonly qid: string | number; readonly nid?: number } & (
  | { readonly equals: string | number | boolean }
  | { readonly in: readonly (string | number)[] }
  | { readonly filled: boolean }
);
