/**
 * The sections of a registration form on the wire: `section.schema.json` as types. `readSections` accepts more than
 * these.
 */
export interface WireSection {
  /** The title, plain text. */
  readonly title: string;
  /** The questions, in the order in which they are asked. */
  readonly fields: readonly WireQuestion[];
}

/** A question on the wire (Specification 3, "Form field"). */
export interface WireQuestion {
  /** Identifies the question; unique in a form together with `nid`. */
  readonly qid: string | number;
  /** 0 for a general question, otherwise the nid of the course that asks it. */
  readonly nid: number;
  /** Decides the kind, together with `default_key`. A missing type means a checkbox. */
  readonly type?: string;
  /** The label, plain text. */
  readonly question: string;
  /** Help text, plain text. */
  readonly help?: string;
  /** Shown while the field is empty. */
  readonly placeholder?: string;
  /** A list of items that are both value and label, or a map from value to label. */
  readonly options?: readonly (string | number)[] | Readonly<Record<string, string | number>>;
  /** Whether an answer is required. Default: optional. */
  readonly required?: boolean | 0 | 1;
  /** The answer stored with this registration. It takes precedence over `last_answer`. */
  readonly answer?: unknown;
  /** The answer of an earlier registration, marked as such on the screen. */
  readonly last_answer?: unknown;
  /** The meaning of the question, `birthdate` for instance (Specification 3). */
  readonly default_key?: string;
  /**
   * Bounds of a number. For files, `max` is the maximum number of files. For a birthdate, `min_age` is the minimum age
   * in years.
   */
  readonly config?: { readonly min?: number; readonly max?: number; readonly min_age?: number };
  /** Text of the course about this question, plain text. */
  readonly course_specific_info?: string;
  /** The condition to show the question. Without it the question is always shown. */
  readonly visible_when?: WireCondition;
}

/**
 * An extension of the specification: shows the question while another question's answer equals a value, is one of
 * several, or is filled.
 */
export type WireCondition = {
  /** The qid of the question whose answer decides. */
  readonly qid: string | number;
  /** The nid of that question. Default: the same course, and then the general questions. */
  readonly nid?: number;
} & (
  | {
      /** Shows the question while the answer equals this value. */
      readonly equals: string | number | boolean;
    }
  | {
      /** Shows the question while the answer is one of these values. */
      readonly in: readonly (string | number)[];
    }
  | {
      /** Shows the question while there is an answer (`true`) or none (`false`). */
      readonly filled: boolean;
    }
);
