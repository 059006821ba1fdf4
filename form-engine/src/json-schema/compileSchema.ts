import type { Answers } from '../questions/question-kind/answer.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import type { CompiledForm, CompileOptions } from '../schema/compiledForm.ts';
import { compileForm } from '../schema/compileForm.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import type { WireSection } from '../sections/wireSection.ts';
import { answersOfData, dataOfAnswers, keyOf } from './schemaData.ts';
import { schemaKinds } from './schemaKinds.ts';
import type { SchemaLevel } from './schemaMembers.ts';
import { sectionsOfSchema } from './sectionsOfSchema.ts';

/** Options of `compileSchema`, all optional. */
export interface SchemaOptions extends CompileOptions {
  /** The texts, the order and the widgets of the form, as in rjsf: `{ name: { 'ui:placeholder': 'Noor' } }`. */
  readonly uiSchema?: unknown;
}

/** A form made from a JSON Schema, and the way between its answers and plain data. */
export interface CompiledSchema {
  /** The form, for `RegistrationForm`, `validateAnswers` and all other functions that take one. */
  readonly form: CompiledForm;
  /** The sections that the schema became, as a server would send them. */
  readonly sections: readonly WireSection[];
  /** What the form doesn't do of the schema, with JSON pointers into the schema. Also in `form.diagnostics`. */
  readonly diagnostics: readonly Diagnostic[];
  /** The answers that stand for data, such as `{ name: 'Noor', age: 9 }`. Never throws. */
  answersOf(data: unknown): Answers;
  /** Like `answersOf`, with the `default` of each property that isn't there. The answers to begin with. */
  initialAnswers(data?: unknown): Answers;
  /**
   * The data that answers stand for. Only what is asked is sent.
   * @param base the data that the form began with: properties that the form doesn't ask stay as they are there.
   */
  dataOf(answers: Answers, base?: unknown): Readonly<Record<string, unknown>>;
  /** The key of the answer at a JSON pointer into the data, such as `/address/street`; `undefined` for none. */
  keyAt(pointer: string): string | undefined;
}

/**
 * Compiles a JSON Schema (draft-07 or 2020-12) of an object into a form. Never throws: what the form can't do of the
 * schema is in `diagnostics`. With no diagnostics, `validateAnswers` accepts the same data as another validator does with
 * the schema.
 *
 * @param schema the schema, with `$ref` only inside itself.
 */
export function compileSchema(schema: unknown, options: SchemaOptions = {}): CompiledSchema {
  const { uiSchema, kinds = questionKinds, ...rest } = options;
  const { sections, level, diagnostics: found } = sectionsOfSchema(schema, uiSchema);
  const compiled = compileForm(sections, {
    allowHideEmpty: false,
    ...rest,
    kinds: [...schemaKinds, ...kinds],
  });
  const diagnostics = [...found, ...ofForm(compiled, sections, level)];
  const form: CompiledForm = { ...compiled, diagnostics };
  return {
    form,
    sections,
    diagnostics,
    answersOf: (data) => answersOfData(form, level, { data, usesPresets: false }),
    initialAnswers: (data) => answersOfData(form, level, { data, usesPresets: true }),
    dataOf: (answers, base) => dataOfAnswers(form, level, { answers, base }),
    keyAt: (pointer) => {
      const key = keyOf({ qid: pointer });
      return form.questions.has(key) ? key : undefined;
    },
  };
}

/** What compiling the sections reported, at the properties of the schema that the questions stand for. */
function ofForm(
  { diagnostics }: CompiledForm,
  sections: readonly WireSection[],
  level: SchemaLevel,
): readonly Diagnostic[] {
  const pointers = new Map<string, string>();
  const kept = new Set<string>();
  collect(level);
  return diagnostics.flatMap((found): readonly Diagnostic[] => {
    const [, section, question] = /^\/(\d+)\/fields\/(\d+)$/.exec(found.path) ?? [];
    const qid = sections[Number(section)]?.fields[Number(question)]?.qid;
    if (typeof qid !== 'string') return [found];
    // What can't be asked is reported already.
    if (found.code === 'unknown-type' && kept.has(qid)) return [];
    return [{ ...found, path: pointers.get(qid) ?? found.path }];
  });

  function collect({ members }: SchemaLevel): void {
    for (const member of members) {
      if (member.is === 'level') collect(member);
      else if (member.is !== 'fixed') pointers.set(member.qid, member.pointer);
      if (member.is === 'kept') kept.add(member.qid);
    }
  }
}
