/** What a server sends for a registration form: `section.schema.json` as types. The reader takes a good deal more. */
export interface WireSection {
  /** Plain text. */
  readonly title: string;
  /** In the order in which they are asked. */
  readonly fields: readonly WireQuestion[];
}

/** A question on the wire (Specification 3, "Form field"). */
export interface WireQuestion {
  /** With `nid` unique in a form. */
  readonly qid: string | number;
  /** 0 for a general question, else the course that asks it. */
  readonly nid: number;
  /** Decides the kind, together with `default_key`; left out: a checkbox. */
  readonly type?: string;
  /** The label, plain text. */
  readonly question: string;
  /** Plain text. */
  readonly help?: string;
  /** Shown while the field is empty. */
  readonly placeholder?: string;
  /** A list's items are values and labels; a map's keys are the values sent, its values the labels. */
  readonly options?: readonly (string | number)[] | Readonly<Record<string, string | number>>;
  /** Default: optional. */
  readonly required?: boolean | 0 | 1;
  /** Stored with this registration; goes before `last_answer`. */
  readonly answer?: unknown;
  /** Of an earlier registration, marked as such. */
  readonly last_answer?: unknown;
  /** What the question is about, `birthdate` for instance (Specification 3). */
  readonly default_key?: string;
  /**
   * Bounds of a number; `max` is the highest number of files where the question asks for files, `min_age` the lowest age in
   * years where it asks for a birthdate.
   */
  readonly config?: { readonly min?: number; readonly max?: number; readonly min_age?: number };
  /** Plain text, shown with the question. */
  readonly course_specific_info?: string;
  /** Without it the question is always shown. */
  readonly visible_when?: WireCondition;
}

/** An extension: the question is shown while another one's answer equals a value, is one of several, or is filled. */
export type WireCondition = {
  /** Of the question whose answer decides. */
  readonly qid: string | number;
  /** Of that question; without it the same course is meant, and then the general questions. */
  readonly nid?: number;
} & (
  | {
      /** Shown while the answer is this. */
      readonly equals: string | number | boolean;
    }
  | {
      /** Shown while the answer is one of these. */
      readonly in: readonly (string | number)[];
    }
  | {
      /** Shown while there is an answer, or while there is none. */
      readonly filled: boolean;
    }
);
