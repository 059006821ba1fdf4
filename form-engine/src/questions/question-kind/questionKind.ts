import type { FileSort } from '../../rules/fileType.ts';
import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import type { Texts } from '../../texts/nl.ts';
import type { Answer, Answers, WireAnswer } from './answer.ts';
import type { JsonSchema, KindSettings } from './kindSettings.ts';
import type { Finding, Problem } from './problem.ts';

/** One node of an rjsf uiSchema as data. It holds no functions, so that two of them can be compared. */
export type UiSchema = Readonly<Record<string, unknown>>;

/** Settings that a form is compiled with. */
export interface FormSettings {
  /** Whether names may contain an apostrophe (D'Hondt). Specification 5.2 allows none. Default false. */
  readonly apostrophesInNames: boolean;
  /** Whether empty optional questions may be hidden (Specification 4.4). Default true. */
  readonly allowHideEmpty: boolean;
  /**
   * The language of country names, numbers, dates and texts in several languages: a BCP 47 tag, such as `fr` or
   * `en-GB`. Default `nl-BE`. The engine's own sentences are in `texts`.
   */
  readonly locale: string;
}

/** Data for a check, besides the answer. */
export interface CheckContext {
  /** Today in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
  /** The person's birthdate, `YYYY-MM-DD`: the answer in this form, or else the birthdate of the profile. */
  readonly birthdate: string | undefined;
  /** All answers of the form. */
  readonly answers: Answers;
  /** The form's settings. */
  readonly settings: FormSettings;
  /** The form's texts, for the messages. */
  readonly texts: Texts;
}

/**
 * The result of decoding a wire value: an answer, no answer (`undefined`), or the reason why the value can't be an
 * answer.
 */
export type Decoded<A extends Answer> =
  | {
      /** `undefined` where the wire holds no answer. */
      readonly answer: A | undefined;
    }
  | {
      /** Why the value can't be an answer, in English. */
      readonly malformed: string;
    };

/** The message for the user when a keyword of the answer schema fails. */
export interface KeywordMessage {
  /** The kind of rule that the keyword checks. */
  readonly rule: Problem['rule'];
  /**
   * The message for the user.
   * @param parameters the question's parameters, from its kind's `parameters`.
   */
  message(texts: Texts, answer: unknown, parameters: Readonly<Record<string, unknown>>): string;
  /** How to correct the answer; `undefined` where that is unknown. */
  advice?(texts: Texts, answer: unknown): string | undefined;
}

/**
 * One kind of question is one object. It says what a complete answer looks like, when it is filled, and how to read
 * and write it on the wire. It also has the message for each fault. Nothing else in the engine branches on a
 * question's type.
 *
 * A check runs in this order: `decode`, `isFilled`, `answerSchema`, `check`. It ends at `isFilled` where the answer is
 * unfilled: a required question then gets its required message. So `check` of a built-in kind only gets a filled
 * answer that its schema accepts. A host's kind has no generated code for its schema, so its `check` narrows the
 * answer itself.
 */
export interface QuestionKind<A extends Answer = Answer> {
  /** The kind's name, unique in a form. The view is found by it. */
  readonly name: string;
  /**
   * JSON Schema draft-07 of one filled answer. A parameter of the question is written `{ $data: '1/question/<name>' }`
   * (`2/…` inside `items`) and filled in from `parameters`. A keyword with a missing parameter accepts everything.
   */
  readonly answerSchema: JsonSchema;
  /** Messages by keyword of `answerSchema`. A keyword that is missing here gets the text `invalidValue`. */
  readonly messages: Readonly<Record<string, KeywordMessage>>;
  /** The message for a missing answer. Absent where the kind can't be answered, and so is never required. */
  readonly requiredMessage?: (texts: Texts) => string;
  /** Whether this kind handles the question. The first kind in the list that accepts the question handles it. */
  accepts(question: Question): boolean;
  /** The values of the schema's `$data` parameters for this question. */
  parameters?(question: Question, settings: FormSettings): Readonly<Record<string, unknown>>;
  /**
   * The options of the control, and a widget of stock rjsf (`text`, `date`, `checkboxes`, …): the same uiSchema must draw
   * in a form without this engine. The engine adds the kind's name, label, help and placeholder.
   */
  uiSchema(question: Question, settings: FormSettings): UiSchema;
  /** Reads any value, never throws. Also accepts the kind's own answers: `decode(encode(a))` is `a`. */
  decode(wire: unknown, question: Question): Decoded<A>;
  /**
   * Writes an answer for the wire. The argument is `undefined` for an empty answer. A result of `undefined` leaves out
   * the key.
   */
  encode(answer: A | undefined, question: Question): WireAnswer | undefined;
  /** Whether the answer is filled. Only a filled answer is checked. */
  isFilled(answer: Answer | undefined, question: Question): boolean;
  /**
   * The missing parts of an unfilled answer with several parts, each at its path. Called where the question is
   * required, and where an optional answer was started (`decode` returned one). Half an address must not be lost
   * silently.
   *
   * @param asked the question. The engine always passes it.
   */
  missing?(
    answer: A | undefined,
    texts: Texts,
    asked?: { readonly question: Question; readonly settings: FormSettings },
  ): readonly Finding[];
  /** Checks that need context, which the schema doesn't have: today, the birthdate, other answers. */
  check?(answer: A, question: Question, context: CheckContext): readonly Finding[];
  /**
   * Whether the question is a group: its own questions are in `fields`, and its answer is a list of rows. The engine then
   * reads, checks and writes each row as a form of its own.
   */
  readonly hasRows?: true;
  /**
   * Whether the question can't be asked in a group, as a national register number: hosts keep it encrypted and apart
   * from other answers. A text that is stored in a row all the same is dropped.
   */
  readonly neverInRows?: true;
  /** The files that an answer names by their paths: images, or files of any accepted type. Absent where an answer names none. */
  readonly files?: FileSort;
  /** Whether answers are too private for a browser's storage. Drafts leave them out. */
  readonly confidential?: true;
  /** Whether the kind is no question but a text: never answered, hidden as empty or listed in the review. */
  readonly asksNothing?: true;
  /** Whether the question only carries data along with the answers: it is never asked, drawn, printed or sent. */
  readonly neverAsked?: true;
  /**
   * Whether the answer is computed from `Question.expression`. It is never typed, required, hidden as empty, or taken
   * from outside: there it is only compared.
   */
  readonly isComputed?: true;
  /** Whether an answer has every option that is offered, as an order of them. */
  readonly hasAllOptions?: true;
  /**
   * Whether `config.default` is ignored. A consent must be given by the person, and a path of a file belongs to
   * somebody.
   */
  readonly hasNoDefault?: true;
  /** The kind of which this one is a copy, whose answers have the same schema: the code for that schema checks them too. */
  readonly checkedAs?: QuestionKind;
  /**
   * Names that only some kinds read from the question: `stars`, or `config.stars` for a setting. A kind of a host lists
   * those that `section.schema.json` doesn't have: other names that look like a misspelt known one are reported.
   */
  readonly ownNames?: readonly string[];
  /** The settings that a form builder shows, for a kind of a host. Those of the built-in kinds are in their folders. */
  readonly settings?: KindSettings;
  /** Faults in the question itself, for the developer of the server. */
  diagnose?(question: Question): readonly Omit<Diagnostic, 'path'>[];
}
