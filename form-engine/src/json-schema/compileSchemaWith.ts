import type { Answers } from '../questions/question-kind/answer.ts';
import type { CompiledForm, CompileOptions } from '../schema/compiledForm.ts';
import { type CompileParts, compileWith } from '../schema/compileWith.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import type { WireSection } from '../sections/wireSection.ts';
import type { WireRecord } from '../sections/wireValue.ts';
import { nl } from '../texts/nl.ts';
import { defaultLocale } from '../texts/readLocale.ts';
import { checkedKinds, dataChecks } from './choices/checkedKinds.ts';
import { type AnswerPlace, placeAt, pointerTo } from './data/answerPlaces.ts';
import { answersOfData } from './data/answersOfData.ts';
import { dataOfAnswers } from './data/dataOfAnswers.ts';
import { kindsOfSchemas } from './kinds/kindsOfSchemas.ts';
import { schemaKinds } from './kinds/schemaKinds.ts';
import { schemaPartKind } from './kinds/schemaPart.ts';
import type { AnyData, DataOf } from './raw-data/dataOf.ts';
import type { DataProblem, dataProblems } from './raw-data/dataProblems.ts';
import { jsonSchemaOf, type StandardProps, standardProps } from './raw-data/standardSchema.ts';
import type { SchemaLevel, SchemaMember, SchemaPart } from './schemaMembers.ts';
import { sectionsOfSchema } from './sectionsOfSchema.ts';

/** Options of `compileSchema`, all optional. */
export interface SchemaOptions extends CompileOptions {
  /** The texts, the order and the widgets of the form, as in rjsf: `{ name: { 'ui:placeholder': 'Noor' } }`. */
  readonly uiSchema?: unknown;
  /** Other documents that references of the schema name, by their address. Only `validateData` follows these. */
  readonly schemas?: Readonly<Record<string, unknown>> | undefined;
}

/** A form made from a JSON Schema, and the way between its answers and plain data. */
export interface CompiledSchema<Data = AnyData> {
  /** The form, for `RegistrationForm`, `validateAnswers` and all other functions that take one. */
  readonly form: CompiledForm;
  /** The sections that the schema became, as a server would send them. */
  readonly sections: readonly WireSection[];
  /** The parts of the schema that the form doesn't do, with JSON pointers into the schema. Also in `form.diagnostics`. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * The parts of the schema that only `validateData` checks, with JSON pointers into the schema. `validateAnswers` accepts more than
   * the schema there. A `SchemaForm` checks its data with `validateData` before it sends it.
   */
  readonly checkedLate: readonly Diagnostic[];
  /**
   * The answers that stand for data, such as `{ name: 'Noor', age: 9 }`. Never throws. A value that can't be an answer, such
   * as a list for a number, is refused by `validateAnswers` until its question is answered.
   */
  answersOf(data: unknown): Answers;
  /** Like `answersOf`, with the `default` of each property that isn't there. The answers to begin with. */
  initialAnswers(data?: unknown): Answers;
  /**
   * The data that answers stand for. Only what is asked is sent.
   * @param base the data that the form began with. A value that nobody changed is sent as it is there, and so are properties
   * that the form doesn't ask.
   */
  dataOf(answers: Answers, base?: unknown): Data;
  /**
   * The key of the answer at a JSON pointer into the data, such as `/address/street`; `undefined` for none. In the rows of
   * a list it is the key of the list: see `placeAt`.
   */
  keyAt(pointer: string): string | undefined;
  /**
   * Like `keyAt`, with the path of a `Problem`: `/kids/0/name` has the key of `/kids`, the row 0 and a key in it.
   * @param answers of several questions for one place, those of a choice between schemas, these answers tell which one is asked.
   */
  placeAt(pointer: string, answers?: Answers): AnswerPlace | undefined;
  /** The JSON pointer into the data to the place of a `Problem`. */
  pointerTo(place: AnswerPlace): string;
  /**
   * Checks raw JSON data against the whole schema, also the parts that the form doesn't ask: for a server that stores a body.
   * Nothing is coerced or fetched, and no code is made at run time. Data that would take too many steps to check is refused.
   *
   * @returns the problems, in the texts of the form; empty where the schema accepts the data. Rejects with an `Error` where the
   *   schema itself can't be checked, such as by a reference to nothing.
   */
  validateData(data: unknown): Promise<readonly Required<DataProblem>[]>;
  /** The same check by Standard Schema (standardschema.dev), for libraries such as tRPC, Hono and TanStack Form. */
  readonly '~standard': StandardProps<Data>;
}

/** Like `compileSchema`, with the diagnostics of its sections by `diagnose`; without it those that the reading of the sections finds. */
export function compileSchemaWith<const Schema>(
  given: Schema,
  options: SchemaOptions,
  diagnose: CompileParts['diagnose'],
): CompiledSchema<DataOf<Schema>> {
  const { uiSchema, schemas, kinds = kindsOfSchemas, allowHideEmpty = false, ...rest } = options;
  const { schema, refusal } = jsonSchemaOf(given);
  const { texts, locale = defaultLocale } = rest;
  const read = sectionsOfSchema({
    ...{ schema, uiSchema, locale },
    schemas: schemas ?? {},
    texts: { ...nl, ...texts },
  });
  const { sections, root, level, diagnostics: found, checkedLate } = read;
  const parts = partsOf(level);
  const all = [schemaPartKind((qid) => parts.get(qid)), ...schemaKinds, ...kinds];
  const compiled: CompiledForm = compileWith(
    sections,
    {
      ...rest,
      allowHideEmpty,
      kinds: [
        ...checkedKinds(
          dataChecks(root, level, () => compiled),
          all,
        ),
        ...all,
      ],
    },
    { kinds, ...(diagnose && { diagnose }) },
  );
  const { inside, outside, place, pointer } = wrapping(level);
  const diagnostics = [...(refusal ?? found), ...ofForm(compiled, sections, level)];
  const form: CompiledForm = { ...compiled, diagnostics };
  const answersOf = (data: unknown) => answersOfData(form, level, { data: inside(data), usesPresets: false });
  const validateData = lateCheck({
    schema,
    schemas,
    form,
    answersOf,
    pointerTo: (problem) => pointer(pointerTo(form, problem)),
  });
  return {
    form,
    sections,
    diagnostics,
    checkedLate,
    answersOf,
    initialAnswers: (data) => answersOfData(form, level, { data: inside(data), usesPresets: true }),
    // Cast is safe for accepted answers of a schema without diagnostics: they stand for data that the schema accepts.
    dataOf: (answers, base) =>
      outside(
        dataOfAnswers(form, level, { answers, base: inside(base), keepsValues: base !== undefined }),
      ) as DataOf<Schema>,
    keyAt: (given) => placeAt(form, place(given))?.key,
    placeAt: (given, answers) => placeAt(form, place(given), answers),
    pointerTo: (problem) => pointer(pointerTo(form, problem)),
    validateData,
    '~standard': standardProps(schema, validateData),
  };
}

/** The way between data and the object that the form asks for. They differ where the schema is of a text, a number or a list. */
function wrapping({ isWrapped }: SchemaLevel) {
  const same = <Value>(value: Value): Value => value;
  if (!isWrapped) return { inside: same, outside: same<unknown>, place: same<string>, pointer: same<string> };
  return {
    inside: (data: unknown): unknown => (data === undefined ? undefined : { '': data }),
    outside: (data: WireRecord): unknown => data[''],
    place: (pointer: string) => `/${pointer}`,
    pointer: (place: string) => place.slice(1),
  };
}

/** The parts that no question fits, by the qid of their question. */
function partsOf({ members }: SchemaLevel): ReadonlyMap<string, SchemaPart> {
  return new Map(members.flatMap(partsOfMember));
}

function partsOfMember(member: SchemaMember): readonly (readonly [string, SchemaPart])[] {
  if (member.is === 'level') return [...partsOf(member)];
  if (member.is === 'variants') return member.variants.flatMap((variant) => partsOfMember(variant.member));
  if (member.is !== 'field') return [];
  if (member.list) return [...partsOf(member.list.row)];
  return member.part ? [[member.qid, member.part]] : [];
}

/** Loads the validator with the first data: a browser rarely needs it. */
function lateCheck(checked: Parameters<typeof dataProblems>[0]): CompiledSchema['validateData'] {
  let check: Promise<ReturnType<typeof dataProblems>> | undefined;
  return async (data) => {
    check ??= import('./raw-data/dataProblems.ts').then((module) => module.dataProblems(checked));
    return (await check)(data);
  };
}

/** The diagnostics of the compiled sections, at the properties of the schema that the questions stand for. */
function ofForm(
  { diagnostics }: CompiledForm,
  sections: readonly WireSection[],
  level: SchemaLevel,
): readonly Diagnostic[] {
  const pointers = new Map<string, string>();
  const kept = new Set<string>();
  collect(level);
  return diagnostics.flatMap((found): readonly Diagnostic[] => {
    const qid = qidAt(sections, found.path);
    if (qid === undefined) return [found];
    // A property that can't be asked is reported already.
    if (found.code === 'unknown-type' && kept.has(qid)) return [];
    return [{ ...found, path: pointers.get(qid) ?? found.path }];
  });

  function collect({ members }: SchemaLevel): void {
    for (const member of members) collectMember(member);
  }

  function collectMember(member: SchemaMember): void {
    if (member.is === 'level') collect(member);
    else if (member.is === 'variants') {
      collectMember(member.selector);
      for (const variant of member.variants) collectMember(variant.member);
    } else if (member.is !== 'fixed') pointers.set(member.qid, member.pointer);
    if (member.is === 'field' && member.list) collect(member.list.row);
    if (member.is === 'kept') kept.add(member.qid);
  }
}

/** The qid of the question at the path of a diagnostic: `/0/fields/3`, or `/0/fields/3/fields/1` in a row. */
function qidAt(sections: readonly WireSection[], path: string): string | undefined {
  const [, section, places = ''] = /^\/(\d+)((?:\/fields\/\d+)+)$/.exec(path) ?? [];
  let fields = sections[Number(section)]?.fields;
  let qid: unknown;
  for (const [, place] of places.matchAll(/\/fields\/(\d+)/g)) {
    const question = fields?.[Number(place)];
    qid = question?.qid;
    fields = question?.fields;
  }
  return typeof qid === 'string' ? qid : undefined;
}
