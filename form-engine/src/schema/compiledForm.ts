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
  /** In the order of the wire. */
  readonly sections: readonly Section[];
  /** By key, in the order of the wire. */
  readonly questions: ReadonlyMap<string, Question>;
  /** The kind of each question, by question key. */
  readonly kinds: ReadonlyMap<string, QuestionKind>;
  /** The `$data` parameters of each question's answer schema, by question key. */
  readonly parameters: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** With what it was compiled. */
  readonly settings: FormSettings;
  /** The engine's, with the host's in their place. */
  readonly texts: Texts;
  /** What a server should mend; empty for sections that keep to `section.schema.json`. */
  readonly diagnostics: readonly Diagnostic[];
}

/** How a form is compiled; every one may be left out. */
export interface CompileOptions extends Partial<FormSettings> {
  /** Default: the built-in `questionKinds`. A host's own: `[...questionKinds, mine]`. */
  readonly kinds?: readonly QuestionKind[];
  /** Replaces single texts. */
  readonly texts?: Partial<Texts>;
}
