import type {
  FormSettings,
  JsonSchema,
  QuestionKind,
  UiSchema,
} from '../questions/question-kind/questionKind.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import type { Question, Section } from '../sections/question.ts';
import type { Texts } from '../texts/nl.ts';

/** A form ready to be drawn, checked and sent. Immutable; made by `compileForm`. */
export interface CompiledForm {
  /** Flat draft-07 object schema, one property per question key, in the order of the wire. */
  readonly schema: JsonSchema;
  /** By question key; `'ui:options'.sections` groups the keys, for the theme's ObjectFieldTemplate. */
  readonly uiSchema: UiSchema;
  readonly sections: readonly Section[];
  /** By key, in the order of the wire. */
  readonly questions: ReadonlyMap<string, Question>;
  /** The kind of each question, by question key. */
  readonly kinds: ReadonlyMap<string, QuestionKind>;
  /** The `$data` parameters of each question's answer schema, by question key. */
  readonly parameters: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly settings: FormSettings;
  readonly texts: Texts;
  readonly diagnostics: readonly Diagnostic[];
}

export interface CompileOptions extends Partial<FormSettings> {
  /** Default: the built-in `questionKinds`. A host's own: `[...questionKinds, mine]`. */
  readonly kinds?: readonly QuestionKind[];
  /** Replaces single texts. */
  readonly texts?: Partial<Texts>;
}
