/**
 * The sections of a registration form on the wire: `section.schema.json` as types. `readSections` accepts more than
 * these.
 */
export interface WireSection {
  /** The title, plain text. */
  readonly title: WireText;
  /** The questions, in the order in which they are asked. */
  readonly fields: readonly WireQuestion[];
  /** Whether the section starts a step of the form. Sections after it, up to the next step, belong to the same step. */
  readonly step?: boolean | 0 | 1;
  /** The condition to ask the questions of the section, besides their own. */
  readonly visible_when?: WireCondition;
  /** Rules between the answers. */
  readonly checks?: readonly WireCheck[];
  /** The layout of the section and its questions on the screen. Default: below the section before it, in one column. */
  readonly layout?: WireLayout;
}

/** The layout of a section on the wire. */
export interface WireLayout {
  /** The number of columns of its questions. On a screen of less than 640 px there is one. */
  readonly columns?: 2 | 3;
  /** Makes the section a tab, or a part of an accordion, together with the sections around it that say the same. */
  readonly in?: 'tabs' | 'accordion';
}

/** A text in one language, or in several: `{ "nl": "Voornaam", "en": "First name" }`, by BCP 47 tag. */
export type WireText = string | Readonly<Record<string, string>>;

/** A question on the wire (Specification 3, "Form field"). */
export interface WireQuestion {
  /** Identifies the question; unique in a form together with `nid`. */
  readonly qid: string | number;
  /** 0 for a general question, otherwise the nid of the course that asks it. Default 0. */
  readonly nid?: number;
  /** Decides the kind, together with `default_key`. A missing type means a checkbox. */
  readonly type?: string;
  /** The label, plain text. */
  readonly question: WireText;
  /** Help text, plain text. */
  readonly help?: WireText;
  /** Shown while the field is empty. */
  readonly placeholder?: WireText;
  /** A list of items that are both value and label, or a map from value to label. */
  readonly options?: readonly (string | number | WireOption)[] | Readonly<Record<string, WireText | number>>;
  /** Whether an answer is required. Default: optional. */
  readonly required?: boolean | 0 | 1;
  /** The answer stored with this registration. It takes precedence over `last_answer`. */
  readonly answer?: unknown;
  /** The answer of an earlier registration, marked as such on the screen. */
  readonly last_answer?: unknown;
  /**
   * The origin of `last_answer`: `'earlier'` for an earlier registration, `'profile'` for what the person's profile knows.
   * Default: `'earlier'`.
   */
  readonly last_answer_source?: AnswerOrigin;
  /** Whether the answer is about health, a consent or something else that is asked anew of every person. */
  readonly sensitive?: boolean | 0 | 1;
  /**
   * Whether the person may change the answer after the registration: `true`, `false`, or the last day on which they may, as
   * `YYYY-MM-DD`. For the host: a form asks the question alike. Default: the server decides.
   */
  readonly changeable?: boolean | 0 | 1 | string;
  /** The meaning of the question, `birthdate` for instance (Specification 3). */
  readonly default_key?: string;
  /** Settings of the kind of question. */
  readonly config?: WireConfig;
  /** group: the questions of one row, each with nid 0. Groups can be in groups, 3 deep at most. */
  readonly fields?: readonly WireQuestion[];
  /** Text of the course about this question, plain text. */
  readonly course_specific_info?: WireText;
  /** The condition to show the question. Without it the question is always shown. */
  readonly visible_when?: WireCondition;
  /** The condition under which an answer is required. Useless beside `required`. */
  readonly required_when?: WireCondition;
  /** The condition under which the field is disabled: skipped by the keyboard, not required. The answer stays, and is sent. */
  readonly disabled_when?: WireCondition;
  /** The condition under which the field is read-only: focused and read, not required. The answer stays, and is sent. */
  readonly read_only_when?: WireCondition;
  /** Why the field is disabled or read-only, plain text. Shown with the question while it is. */
  readonly lock_reason?: WireText;
  /** group: rules between the answers of one row. */
  readonly checks?: readonly WireCheck[];
}

/** A rule between answers: a condition that must hold, or two values in an order. */
export type WireCheck = {
  /** The message about answers that break the rule, plain text. */
  readonly message: WireText;
  /** The qids of the questions that the message marks, asked in the same section or row. Default: all in the rule. */
  readonly at?: readonly (string | number)[];
  /** The condition under which the rule applies. Default: always. */
  readonly when?: WireCondition;
} & (
  | {
      /** The condition that must hold. */
      readonly must: WireCondition;
    }
  | {
      /**
       * The first value, how it must be to the second, and the second: numbers, dates or times. A text is a date or a time, or
       * `'today'`. Nothing is checked while an answer in it isn't there.
       */
      readonly compare: readonly [
        WireExpression | string,
        'gt' | 'gte' | 'lt' | 'lte' | 'equals' | 'differs',
        WireExpression | string,
      ];
    }
);

/** The source of the options of a question: a question with several choices, a column of a group, or the host. */
export type WireOptionSource =
  | {
      /** The qid of the question with several choices, or of the group. */
      readonly qid: string | number;
      /** The nid of that question. Default: the same course, and then the general questions. */
      readonly nid?: number;
      /** The qid of the question in the rows of a group whose answers are the options. */
      readonly column?: string | number;
    }
  | {
      /** The name under which `ports.options` is asked. Options of the question's own are offered before anybody searches. */
      readonly port: string;
    };

/** Where an answer that is already in the form comes from. */
export type AnswerOrigin = 'earlier' | 'profile';

/** Settings of a question. Each kind reads its own, and ignores the others. */
export interface WireConfig {
  /**
   * number, decimal and slider: the lowest answer. date: the first day. time: the first time, `HH:MM`. datetime: the first
   * moment, `YYYY-MM-DDTHH:MM`, or a day. select_multiple: the minimum number of choices, where there is one.
   */
  readonly min?: number | WireDay;
  /**
   * number, decimal and slider: the highest answer. date: the last day. time: the last time. datetime: the last moment.
   * rating: the number of stars, 5 by default. file and image: the maximum number of files. select_multiple: the maximum
   * number of choices.
   */
  readonly max?: number | WireDay;
  /** decimal and slider: the distance between two answers, counted from `min` or 0. */
  readonly step?: number;
  /** computed: the number or the text, from other answers. */
  readonly expression?: WireExpression;
  /** computed: the number of decimals, 0 to 10. The value is rounded to them, and shown with all of them. */
  readonly decimals?: number;
  /** decimal, slider and computed: the unit, such as `kg`. Shown behind the field and the answer. */
  readonly unit?: string;
  /** text and textarea: the minimum length of an answer, in characters. */
  readonly min_length?: number;
  /** text and textarea: the maximum length, in characters. The field counts. */
  readonly max_length?: number;
  /**
   * text and textarea: a regular expression for the whole answer, of at most 200 characters. Refused where the next
   * character doesn't decide every choice, because it could take too long; then nothing is checked.
   */
  readonly pattern?: string;
  /** text and textarea: the message for an answer that doesn't fit `pattern`. */
  readonly pattern_message?: string;
  /** text: suggestions, at most 200. Any other answer is fine too. */
  readonly examples?: readonly string[];
  /** radio, select and select_multiple: whether a text of the person's own is an answer too. */
  readonly other?: boolean;
  /** radio, select and select_multiple: where the options come from. */
  readonly options_from?: WireOptionSource;
  /** matrix: its rows, each with the options of the question. A list or a map, as options are. At most 50. */
  readonly rows?: WireQuestion['options'];
  /** static: the text, in a safe subset of Markdown. */
  readonly text?: string;
  /** birthdate: the minimum age, in whole years. */
  readonly min_age?: number;
  /** The answer to begin with where nothing is stored. Not for a checkbox, files, and what is too private. */
  readonly default?: unknown;
  /**
   * The ways to use the field. `'readonly'` shows it, and it can be focused and copied; `'disabled'` is skipped by the keyboard
   * too. It is checked and sent all the same. Default: it may be changed.
   */
  readonly access?: 'readonly' | 'disabled';
  /** group: how often its questions are asked. */
  readonly repeat?: WireRepeat;
  /** text, number, decimal, slider and computed: shown before the field. */
  readonly prefix?: string;
  /** text, number, decimal, slider and computed: shown behind the field. */
  readonly suffix?: string;
}

/** How often the questions of a group are asked. */
export interface WireRepeat {
  /** The minimum number of rows: they are there from the start. Default: 1 for a required group, else 0. */
  readonly min?: number;
  /** Whether there may be no rows at all: `min` then counts from the first row on, and no row is there from the start. */
  readonly optional?: boolean | 0 | 1;
  /** The maximum number of rows, at most 200. Default: 200. */
  readonly max?: number;
  /** `'detail'` shows a list of the rows with one of them beside it. Default: all rows below each other. */
  readonly layout?: 'detail';
  /** The name of one row, such as `Deelnemer`: its rows are called `Deelnemer 1`, `Deelnemer 2`. */
  readonly label?: WireText;
}
/**
 * A computation of a number or a text from other answers, at most 8 levels deep and 100 terms long. An answer that isn't
 * there, isn't asked or is no number counts as 0.
 */
export type WireExpression =
  | number
  | {
      /** All of these added up. */
      readonly sum: readonly (WireExpression | WireRows)[];
    }
  | {
      /** All of these multiplied. */
      readonly product: readonly (WireExpression | WireRows)[];
    }
  | {
      /** The first less the second. */
      readonly difference: readonly [WireExpression, WireExpression];
    }
  | {
      /** The lowest of these. */
      readonly min: readonly (WireExpression | WireRows)[];
    }
  | {
      /** The highest of these. */
      readonly max: readonly (WireExpression | WireRows)[];
    }
  | {
      /** The first divided by the second; a division by 0 gives 0. */
      readonly quotient: readonly [WireExpression, WireExpression];
      /** The number of decimals of the result, 0 to 10. It is rounded half a unit away from zero. */
      readonly decimals: number;
    }
  | {
      /** The average of these. A row whose answer is no number is left out; the average of nothing is 0. */
      readonly average: readonly (WireExpression | WireRows)[];
      /** The number of decimals of the result, 0 to 10. It is rounded half a unit away from zero. */
      readonly decimals: number;
    }
  | {
      /** This one, rounded down to a whole number: -1.5 becomes -2. */
      readonly floor: WireExpression;
    }
  | {
      /** This one, rounded up to a whole number: -1.5 becomes -1. */
      readonly ceil: WireExpression;
    }
  | {
      /** The days from the first date to the second, negative where that is earlier; 0 where one of them isn't there. */
      readonly days: readonly [WireDate, WireDate];
    }
  | {
      /** Texts put together. A number stands there as it is sent, with a point. */
      readonly text: readonly (string | WireExpression | WireRows)[];
    }
  | {
      /** A condition, the value while it holds, and the value while it doesn't. */
      readonly if: readonly [WireCondition, string | WireExpression, string | WireExpression];
    }
  | {
      /** The qid of the question whose answer is the number. */
      readonly ref: string | number;
      /** The nid of that question. Default: the same course, and then the general questions. */
      readonly nid?: number;
    }
  | {
      /** The qid of a group: the number of its rows. */
      readonly count: string | number;
      /** The nid of that question. Default: the same course, and then the general questions. */
      readonly nid?: number;
    }
  | {
      /** The qid of a question for a date: the age today, in whole years. */
      readonly age: string | number;
      /** The nid of that question. Default: the same course, and then the general questions. */
      readonly nid?: number;
    };

/** A value for each row of a group beside the question: terms of the list in which it stands. */
export interface WireRows {
  /** The qid of the group. */
  readonly rows: string | number;
  /** The nid of the group. Default: the same course, and then the general questions. */
  readonly nid?: number;
  /** The value of one row. A `ref` in it looks in the row first. */
  readonly each: WireExpression;
}

/** A date in an expression: `YYYY-MM-DD`, `'today'`, or the answer to a question. */
export type WireDate =
  | string
  | {
      /** The qid of the question whose answer is the date. */
      readonly ref: string | number;
      /** The nid of that question. Default: the same course, and then the general questions. */
      readonly nid?: number;
    };

/** A date as `YYYY-MM-DD`, `'today'`, or a number of days from today: `{ today: -7 }` is a week ago. */
export type WireDay =
  | string
  | {
      /** Days from today, negative for the past. */
      readonly today: number;
    };

/** A condition on other answers: one test, or several combined. An extension of the specification. */
export type WireCondition =
  | {
      /** Holds while every one of these holds. At least one; at most 8 levels and 100 terms in a condition. */
      readonly all: readonly WireCondition[];
    }
  | {
      /** Holds while at least one of these holds. */
      readonly any: readonly WireCondition[];
    }
  | {
      /** Holds while this one doesn't. */
      readonly not: WireCondition;
    }
  | WireTest;

/** A test on the answer to another question. It never holds while that question isn't asked. */
export type WireTest = {
  /** The qid of the question whose answer decides. */
  readonly qid: string | number;
  /** The nid of that question. Default: the same course, and then the general questions. */
  readonly nid?: number;
} & (
  | {
      /** The answer equals this value. */
      readonly equals: string | number | boolean;
    }
  | {
      /** The answer is one of these values. */
      readonly in: readonly (string | number)[];
    }
  | {
      /** There is an answer (`true`) or none (`false`). */
      readonly filled: boolean;
    }
  | {
      /** The text has this text in it (case matters), or the list has this choice. */
      readonly contains: string | number;
    }
  | {
      /** The answer is greater than this number, or after this date. */
      readonly gt: WireBound;
    }
  | {
      /** The answer is at least this number, or on this date or after it. */
      readonly gte: WireBound;
    }
  | {
      /** The answer is less than this number, or before this date. */
      readonly lt: WireBound;
    }
  | {
      /** The answer is at most this number, or on this date or before it. */
      readonly lte: WireBound;
    }
  | {
      /** The minimum age today in whole years. The answer is a birthdate. */
      readonly age_gte: number;
    }
  | {
      /** The age today in whole years that is too old. The answer is a birthdate. */
      readonly age_lt: number;
    }
);

/** A number, a date as `YYYY-MM-DD`, a moment as `YYYY-MM-DDTHH:MM`, or `'today'`. */
export type WireBound = number | string;

/** An option with a label of its own, with a picture, or with a condition. */
export interface WireOption {
  /** The value to send. */
  readonly value: string | number;
  /** The text to show. Default: the value. */
  readonly label?: WireText | number;
  /** The condition to offer the option. Without it the option is always offered. */
  readonly visible_when?: WireCondition;
  /** radio and select_multiple: a picture of the option, by an `http` or `https` address or a path of the host's own site. */
  readonly image?: string;
  /** The picture in words, for people who don't see it. Default: nothing more than the label. */
  readonly image_alt?: WireText;
}
