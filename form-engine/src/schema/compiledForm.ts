import type { JsonSchema } from '../questions/question-kind/kindSettings.ts';
import type { FormSettings, QuestionKind, UiSchema } from '../questions/question-kind/questionKind.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import type { Check } from '../sections/expressions/check.ts';
import type { Question, Section } from '../sections/question.ts';
import type { Texts } from '../texts/nl.ts';
import type { Relations } from '../visibility/relations/relations.ts';

/** One step of a form: a section that starts one, with the sections up to the next step. */
export interface FormStep {
  /** The title of its first section; `''` for none. */
  readonly title: string;
  /** Keys of its questions, in wire order. */
  readonly keys: readonly string[];
}

/** An immutable form, ready to be drawn, checked and sent. Created by `compileForm`. */
export interface CompiledForm {
  /** Flat draft-07 object schema with one property per question key, in wire order. `portableSchema` adds conditions. */
  readonly schema: JsonSchema;
  /** uiSchema by question key. `'ui:options'.sections` groups the keys for the theme's `ObjectFieldTemplate`. */
  readonly uiSchema: UiSchema;
  /** The sections, in wire order. */
  readonly sections: readonly Section[];
  /** The steps, in wire order. Empty for a form that is shown as one page. */
  readonly steps: readonly FormStep[];
  /** The questions by key, in wire order. */
  readonly questions: ReadonlyMap<string, Question>;
  /** The kinds, by question key. */
  readonly kinds: ReadonlyMap<string, QuestionKind>;
  /** The rules between answers. Absent for most forms. */
  readonly checks?: readonly Check[];
  /** The forms of one row, by the key of their group. Its conditions may name questions outside: see `rowForm`. */
  readonly rows: ReadonlyMap<string, CompiledForm>;
  /** `$data` parameters of the answer schemas, by question key. */
  readonly parameters: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /**
   * The code for what few forms have, such as computed values. Absent where a browser compiled a form that needs none, and
   * where it hasn't loaded yet: see `withRelations`.
   */
  readonly relations?: Relations | undefined;
  /** The form with that code, where something in it waits for it. Absent for a form of `compileForm`. */
  readonly withRelations?: (relations: Relations) => CompiledForm;
  /** The settings that the form was compiled with. */
  readonly settings: FormSettings;
  /** The engine's texts, with the host's replacements. */
  readonly texts: Texts;
  /** Faults for the developer of the server. Empty for sections that follow `section.schema.json`. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Options of `compileForm`, all optional. */
export interface CompileOptions {
  /** Whether names may contain an apostrophe (D'Hondt). Specification 5.2 allows none. Default false. */
  readonly apostrophesInNames?: FormSettings['apostrophesInNames'] | undefined;
  /** Whether empty optional questions may be hidden (Specification 4.4). Default true. */
  readonly allowHideEmpty?: FormSettings['allowHideEmpty'] | undefined;
  /** The kinds of question. Default: the built-in `questionKinds`. To add one: `[...questionKinds, mine]`. */
  readonly kinds?: readonly QuestionKind[] | undefined;
  /** Replaces individual texts, or all of them by those of another language. */
  readonly texts?: Partial<Texts> | undefined;
  /**
   * The language of country names, numbers, dates and texts in several languages: a BCP 47 tag. Default `nl-BE`. An
   * unknown one is reported in `diagnostics`, and `nl-BE` is used.
   */
  readonly locale?: string | undefined;
  /**
   * Today in Brussels, `YYYY-MM-DD`. Conditions on an age or on today are settled when the form is compiled; without
   * this they are left out and reported.
   */
  readonly today?: string | undefined;
  /**
   * Whether the key of a question is its `qid` alone, `fname` in place of `fname_0`: for sections without courses. A `nid`
   * is then ignored. Default false.
   */
  readonly plainKeys?: boolean | undefined;
}
