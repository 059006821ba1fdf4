import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import type { Texts } from '../../texts/nl.ts';
import type { Answer, Answers, WireAnswer } from './answer.ts';
import type { Finding, Problem } from './problem.ts';

/** A JSON Schema (draft-07) as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One node of an rjsf uiSchema as data: no functions, so that comparing two of them is honest. */
export type UiSchema = Readonly<Record<string, unknown>>;

/** What a whole form was compiled with. */
export interface FormSettings {
  /** Names may hold an apostrophe (D'Hondt). The specification's rule (5.2) has none: default false. */
  readonly apostrophesInNames: boolean;
  /** Empty optional questions may be hidden (Specification 4.4). Default true. */
  readonly allowHideEmpty: boolean;
}

/** What a check knows beside the answer. */
export interface CheckContext {
  /** Today in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
  /** The person's birthdate, `YYYY-MM-DD`: as answered in this form, else as known from the profile. */
  readonly birthdate: string | undefined;
  /** All answers of the form. */
  readonly answers: Answers;
  /** The form's. */
  readonly settings: FormSettings;
  /** The form's: messages are written with them. */
  readonly texts: Texts;
}

/** What became of a value from the wire: an answer, none (`undefined`), or nothing that could be one (why, in English). */
export type Decoded<A extends Answer> =
  | {
      /** `undefined` where the wire has none. */
      readonly answer: A | undefined;
    }
  | {
      /** Why it can be no answer, in English. */
      readonly malformed: string;
    };

/** What a failing keyword of the answer schema means to the person who filled it in. */
export interface KeywordMessage {
  /** What kind of rule the keyword stands for. */
  readonly rule: Problem['rule'];
  /** @param parameters of the question, as its kind's `parameters` gave them. */
  message(texts: Texts, answer: unknown, parameters: Readonly<Record<string, unknown>>): string;
  /** How to mend the answer, `undefined` where that can't be told. */
  advice?(texts: Texts, answer: unknown): string | undefined;
}

/**
 * One kind of question is one object: what a complete answer looks like, how it is read from and written to the wire,
 * when it is filled, and what to say when it is wrong. Nothing else in the engine branches on a question's type.
 *
 * The order of a check: `decode`, then `isFilled` (an unfilled answer is either the required problem or fine), then
 * `answerSchema`, then `check`. So `check` of a built-in kind only ever sees a filled answer that its schema accepts;
 * a host's kind has no generated code for its schema and narrows the answer itself.
 */
export interface QuestionKind<A extends Answer = Answer> {
  /** Unique among the kinds of a form; its view goes by it. */
  readonly name: string;
  /**
   * Draft-07, for one filled answer. A parameter of the question is written `{ $data: '1/question/<name>' }`
   * (`2/…` inside `items`) and filled in from `parameters`; one that is missing there lets everything pass.
   */
  readonly answerSchema: JsonSchema;
  /** By keyword of `answerSchema`; a keyword that is missing here says that the value is not valid. */
  readonly messages: Readonly<Record<string, KeywordMessage>>;
  /** Absent: the kind can't be answered, and so is never required. */
  readonly requiredMessage?: (texts: Texts) => string;
  /** The first kind in the list that accepts a question gets it. */
  accepts(question: Question): boolean;
  /** The values of the schema's `$data` parameters for this question. */
  parameters?(question: Question, settings: FormSettings): Readonly<Record<string, unknown>>;
  /** Widget or field and its options. Label, help and placeholder are added for every kind alike. */
  uiSchema(question: Question): UiSchema;
  /** Total: takes anything, also an answer of its own, and `decode(encode(a))` is `a`. */
  decode(wire: unknown, question: Question): Decoded<A>;
  /** `undefined` as answer: left open or emptied. `undefined` as result: the key isn't sent. */
  encode(answer: A | undefined, question: Question): WireAnswer | undefined;
  /** Decides between an answer and none; only a filled one is checked. */
  isFilled(answer: Answer | undefined, question: Question): boolean;
  /**
   * What an unfilled answer of several parts lacks, each at its path: asked where the question is required, and where the
   * answer to an optional one was begun (`decode` gave one). Half an address must not be lost in silence.
   */
  missing?(answer: A | undefined, texts: Texts): readonly Finding[];
  /** What the schema can't say because it needs context: today, the birthdate, other answers. */
  check?(answer: A, question: Question, context: CheckContext): readonly Finding[];
  /** Too private for a browser's storage: left out of drafts. */
  readonly confidential?: true;
  /** What a server should mend in a question of this kind. */
  diagnose?(question: Question): readonly Omit<Diagnostic, 'path'>[];
}
