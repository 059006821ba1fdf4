import type fc from 'fast-check';
import type { WireQuestion } from '../../sections/wireSection.ts';
import type { StoryStates } from './storyStates.ts';

/** A question as a server sends it, without its keys. */
type SampleQuestion = Omit<WireQuestion, 'qid' | 'nid'>;

/** A question without its keys and its label. */
export type PlainQuestion = Omit<SampleQuestion, 'question'>;

/**
 * The examples of one kind, in the folder of the kind. The manual and the tests of all kinds collect them from there. The
 * package has none of them.
 * Decision: docs/decisions/0224-a-kind-is-one-folder.md
 */
export interface KindSamples {
  /** A question as a club would ask it, with an answer where the manual shows one. */
  readonly example: SampleQuestion;
  /** The kind in a few words of Dutch, for the first page of the manual. */
  readonly picture: KindPicture;
  /** The states that the manual shows. */
  readonly stories: StoryStates;
  /** The shortest questions of the kind. The first is the usual one; each is asked of nasty input, and in a stock rjsf form. */
  readonly plain: readonly [PlainQuestion, ...PlainQuestion[]];
  /**
   * The properties of a question with this text in every place where a server can put one, the stored answer included.
   * Default: the text as the answer.
   */
  readonly withText?: (text: string) => PlainQuestion;
  /** The properties of a question that takes the most room, with this text in its answer or its options. Default: the example's. */
  readonly long?: (text: string) => PlainQuestion;
  /** The rows of `docs/nasty-inputs.md` that concern the kind. Each needs a case in the folder of the kind, in `*.nasty.json`. */
  readonly nastyRows: readonly number[];
  /** The label of its text field, which must survive a paste of 10 MB. Default: the label of the question. `null`: no text field. */
  readonly textField?: string | null;
  /** Random questions of the kind, each with a value. Most values fit; the others can be anything. */
  readonly random: (draw: Draw) => fc.Arbitrary<RandomQuestion>;
  /**
   * Whether the random forms with conditions, which other validators check too, leave the kind out: its schema alone is no
   * verdict, or those forms ask the kind in a way of their own.
   */
  readonly isLeftOutOfConditionalForms?: true;
  /** The scripts that a page loads only for the plain questions, by name and sorted. Default: none. */
  readonly lazyScripts?: readonly string[];
}

/** A kind drawn with words: the text of its fields, or its choices. */
interface KindPicture {
  readonly fields?: readonly string[];
  /** A mark at the end of the field. */
  readonly mark?: 'list' | 'calendar' | 'remove';
  readonly isTall?: true;
  readonly choices?: readonly string[];
  readonly shape?: 'round' | 'square';
  readonly text?: string;
}

type Fields = Readonly<Record<string, unknown>>;

export interface RandomQuestion {
  readonly question: Fields;
  readonly value: unknown;
}

/** The generators that `random` draws from. They are passed in, because this folder of the engine imports no test library. */
export interface Draw {
  readonly fc: typeof fc;
  /** A question that may be required, with a value: three of four from `fitting`, the others hostile. */
  readonly of: (fields: Fields, fitting: fc.Arbitrary<unknown>) => fc.Arbitrary<RandomQuestion>;
  /** A question of this type with several lists of options, and a value made of these. */
  readonly choice: (
    type: string,
    toValue: (choices: readonly string[]) => fc.Arbitrary<unknown>,
  ) => fc.Arbitrary<RandomQuestion>;
  /** One of the choices, or one that isn't offered. */
  readonly oneChoice: (choices: readonly string[]) => fc.Arbitrary<string>;
  /** A date as it is stored, or as people write one. */
  readonly date: fc.Arbitrary<string>;
  /** A path of a stored file, rarely a wrong one. */
  readonly path: fc.Arbitrary<string>;
  readonly hostileText: fc.Arbitrary<string>;
  readonly hostileValue: fc.Arbitrary<unknown>;
}
