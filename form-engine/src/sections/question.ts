import type { Condition } from './condition.ts';

/** One thing that can be chosen. `value` is what is sent, letter for letter as the server wrote it; `label` is shown. */
export interface Option {
  /** What is sent. */
  readonly value: string;
  /** What is shown. */
  readonly label: string;
}

/** A question of a registration form, read from the wire (Specification 3, "Form field"). Never holds a half-read value. */
export interface Question {
  /** `${qid}_${nid}`: the key of its answer everywhere, so that no qid can ever be `__proto__`. */
  readonly key: string;
  /** The wire's `qid`, as text. */
  readonly qid: string;
  /** 0 = a general question, otherwise the nid of the course that asks it. */
  readonly nid: number;
  /** The wire's `type`, `''` where it is missing (a checkbox). A kind decides whether it accepts it. */
  readonly type: string;
  /** The wire's `default_key` (`fname`, `birthdate`, …), `''` for a plain question. */
  readonly defaultKey: string;
  /** The wire's `question`: plain text. */
  readonly label: string;
  /** Plain text, `''` for none. */
  readonly help: string;
  /** `''` for none. */
  readonly placeholder: string;
  /** The wire's `course_specific_info`: plain text shown with its question, `''` for none. */
  readonly courseInfo: string;
  /** An answer must be given while the question is shown. */
  readonly required: boolean;
  /** In the order of the wire; empty and doubled values are left out (and reported). */
  readonly options: readonly Option[];
  /** The wire's `config.max` (files), a whole number above 0. */
  readonly max: number | undefined;
  /** The stored answer as it came: `answer`, or `last_answer` where that is empty; `undefined` where there is none. */
  readonly stored: unknown;
  /** `stored` is the answer of an earlier registration. */
  readonly earlier: boolean;
  /** Shown only while this holds. Absent for most questions, and for those in a cycle of conditions. */
  readonly visibleWhen: Condition | undefined;
  /** The question as the server sent it, for kinds of a host that read fields of their own. */
  readonly wire: Readonly<Record<string, unknown>>;
}

/** A titled group of questions, in the order of the wire. */
export interface Section {
  /** Plain text. */
  readonly title: string;
  /** Keys of its questions. */
  readonly keys: readonly string[];
}
