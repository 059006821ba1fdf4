import type { Condition } from './condition.ts';
import type { Expression } from './expressions/expression.ts';
import type { AnswerOrigin, WireLayout } from './wireSection.ts';

/** One option. `value` is sent exactly as the server wrote it, `label` is shown. */
export interface Option {
  /** The value to send. */
  readonly value: string;
  /** The text to show. */
  readonly label: string;
  /** The condition to offer the option. Absent for most options. */
  readonly visibleWhen?: Condition;
  /** The picture of the option. Absent for most options. */
  readonly image?: OptionImage;
}

/** The picture of an option. */
export interface OptionImage {
  /** An `http` or `https` address, or a path of the host's own site. */
  readonly src: string;
  /** The picture in words, for people who don't see it. `''` where the label says so. */
  readonly alt: string;
}

/** A condition under which nobody can change an answer. The answer stays, and is sent. */
export interface Lock {
  /** The condition. */
  readonly when: Condition;
  /** `'disabled'`: skipped by the keyboard. `'read-only'`: can be focused and read. */
  readonly as: 'disabled' | 'read-only';
  /** Why, as the form shows it; `''` for nothing. */
  readonly reason: string;
}

/** The answer that gives a question its options. */
export interface OptionSource {
  /** Key of the group, or of the question with several choices. */
  readonly key: string;
  /** The key of the question in the rows of a group whose answers are the options. */
  readonly column?: string;
}

/** A question of a registration form, read from the wire (Specification 3, "Form field"). All its values are validated. */
export interface Question {
  /**
   * The key of the question's answer everywhere: `${qid}_${nid}`, whose suffix keeps a qid from being `__proto__`; or the
   * qid, where the form has plain keys.
   */
  readonly key: string;
  /** The wire's `qid`, as text. */
  readonly qid: string;
  /** 0 for a general question, otherwise the nid of the course that asks it. */
  readonly nid: number;
  /**
   * The wire's `type`; `''` where it is missing, which means a checkbox. Each kind decides by it whether it accepts
   * the question.
   */
  readonly type: string;
  /** The wire's `default_key` (`fname`, `birthdate`, …), `''` for a plain question. */
  readonly defaultKey: string;
  /** The wire's `question`: plain text. */
  readonly label: string;
  /** The wire's `help`: plain text, `''` for none. */
  readonly help: string;
  /** The wire's `placeholder`, `''` for none. */
  readonly placeholder: string;
  /** The wire's `course_specific_info`: plain text shown with the question, `''` for none. */
  readonly courseInfo: string;
  /** Whether an answer is always required while the question is asked. */
  readonly required: boolean;
  /** The options, in wire order. Empty and duplicate values are left out and reported. */
  readonly options: readonly Option[];
  /** The wire's `config.max` (number of files), a whole number above 0. */
  readonly max: number | undefined;
  /** The stored answer as received: `answer`, or `last_answer` where `answer` is empty; `undefined` for none. */
  readonly stored: unknown;
  /** The wire's `config.default`: the answer to begin with where nothing is stored; `undefined` for none. */
  readonly preset: unknown;
  /** The origin of `stored` where it is the wire's `last_answer`; `undefined` for an answer of this registration. */
  readonly origin: AnswerOrigin | undefined;
  /** Whether the answer is about health, a consent or the like: it is never copied to another person's form. */
  readonly sensitive: boolean;
  /**
   * The condition to ask the question, including that of its section. Absent for most questions, and for those in a
   * cycle of conditions.
   */
  readonly visibleWhen: Condition | undefined;
  /** The condition under which an answer is required, besides `required`. Absent for most questions. */
  readonly requiredWhen: Condition | undefined;
  /**
   * The wire's `config.expression`, for a question of the type `computed`. Absent for all others, and where it can't be
   * computed: it is unreadable, or in a cycle.
   */
  readonly expression?: Expression;
  /** Keys of the questions that decide what the expression gives. Absent without one. */
  readonly dependsOn?: readonly string[];
  /** Whether the expression gives a text. Absent for a number. */
  readonly isText?: true;
  /** The conditions under which the answer can't be changed. Absent for most questions. */
  readonly locks?: readonly Lock[];
  /** The lock that holds, of a question as it is asked now. */
  readonly lock?: Lock | undefined;
  /** The answer that gives the options. Absent for most questions, and in a question as it is asked now. */
  readonly optionsFrom?: OptionSource | undefined;
  /** The name under which the host is asked for options (`ports.options`). Absent for most questions. */
  readonly optionsPort?: string;
  /** The question as the server sent it, so that a host's kind can read fields of its own. */
  readonly wire: Readonly<Record<string, unknown>>;
}

/** A group of questions with a title, in wire order. */
export interface Section {
  /** The title, plain text. */
  readonly title: string;
  /** Keys of the section's questions. */
  readonly keys: readonly string[];
  /** Whether the section starts a step. Absent for most sections: they continue the step before them. */
  readonly startsStep?: true;
  /** The layout of the section and its questions on the screen. Absent for most sections. */
  readonly layout?: WireLayout;
}
