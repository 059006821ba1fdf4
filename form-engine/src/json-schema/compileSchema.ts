import { rowsOf } from '../questions/group/rowsOf.ts';
import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import type { CompiledForm, CompileOptions } from '../schema/compiledForm.ts';
import { compileWith } from '../schema/compileWith.ts';
import { diagnoseForm } from '../schema/diagnostics/diagnoseForm.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import type { WireSection } from '../sections/wireSection.ts';
import type { WireRecord } from '../sections/wireValue.ts';
import { nl } from '../texts/nl.ts';
import { defaultLocale } from '../texts/readLocale.ts';
import { askedKeys } from '../visibility/conditions.ts';
import { checkedKinds, dataChecks } from './choices/checkedKinds.ts';
import { isMarked, pointerOfQid, singleRowQid } from './choices/qids.ts';
import { answersOfData } from './data/answersOfData.ts';
import { dataOfAnswers } from './data/dataOfAnswers.ts';
import { keyOf } from './data/keyOf.ts';
import { othersQid } from './data/otherNames.ts';
import { schemaKinds } from './kinds/schemaKinds.ts';
import { schemaPartKind } from './kinds/schemaPart.ts';
import type { AnyData, DataOf } from './raw-data/dataOf.ts';
import type { DataProblem, dataProblems } from './raw-data/dataProblems.ts';
import { jsonSchemaOf, type StandardProps, standardProps } from './raw-data/standardSchema.ts';
import type { SchemaLevel, SchemaMember, SchemaPart } from './schemaMembers.ts';
import { pointerPart, pointerParts } from './schemaReader.ts';
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
   * Nothing is coerced or fetched, and no code is made at run time. The patterns of the schema run as they are.
   *
   * @returns the problems, in the texts of the form; empty where the schema accepts the data. Rejects with an `Error` where the
   *   schema itself can't be checked, such as by a reference to nothing.
   */
  validateData(data: unknown): Promise<readonly Required<DataProblem>[]>;
  /** The same check by Standard Schema (standardschema.dev), for libraries such as tRPC, Hono and TanStack Form. */
  readonly '~standard': StandardProps<Data>;
}

/**
 * Compiles a JSON Schema (draft-07 or 2020-12) into a form. Never throws: what the form can't do of the schema is in
 * `diagnostics`. With no diagnostics, `validateAnswers` and what `checkedLate` leaves to `validateData` accept the same data as
 * another validator does with the schema.
 *
 * @param given the schema, with `$ref` only inside itself; or what offers one by Standard JSON Schema, such as a schema of Zod. The
 *   type of the data follows from it where it is written down in the code.
 */
export function compileSchema<const Schema>(
  given: Schema,
  options: SchemaOptions = {},
): CompiledSchema<DataOf<Schema>> {
  const { uiSchema, schemas, kinds = questionKinds, allowHideEmpty = false, ...rest } = options;
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
    { diagnose: (form) => diagnoseForm(form, { needsLabels: false }) },
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

/** The place of an answer: the path leads into the rows of a list, as that of a `Problem`. */
type AnswerPlace = Pick<Problem, 'key' | 'path'>;

/** The question about the properties that a schema doesn't name, in the innermost object around a pointer. */
function otherAt(form: CompiledForm, pointer: string): AnswerPlace | undefined {
  const found = [...form.questions].flatMap(
    ([key, { qid }]): readonly (AnswerPlace & { readonly at: string })[] => {
      const at = pointerOfOthers(qid);
      return at !== undefined && pointer.startsWith(`${at}/`)
        ? [{ key, path: pointerParts(pointer.slice(at.length)), at }]
        : [];
    },
  );
  const [innermost] = found.toSorted((one, other) => other.at.length - one.at.length);
  return innermost && { key: innermost.key, path: innermost.path };
}

/** The JSON pointer to the object of which a question asks the other properties; `undefined` for any other question. */
function pointerOfOthers(qid: string): string | undefined {
  const end = othersQid('');
  return qid.endsWith(end) ? pointerOfQid(qid.slice(0, -end.length)) : undefined;
}

/** The answer at a JSON pointer into the data, such as `/kids/0/name`; `undefined` for none. */
function placeAt(form: CompiledForm, pointer: string, answers?: Answers): AnswerPlace | undefined {
  const places = placesAt(form, pointer, answers);
  if (!answers) return places[0];
  const asked = askedKeys(form, answers);
  // The question that chooses comes before what is chosen.
  return places.findLast(({ key }) => asked.has(key)) ?? places[0];
}

function placesAt(form: CompiledForm, pointer: string, answers?: Answers): readonly AnswerPlace[] {
  const key = keyOf({ qid: pointer });
  const marked = [...form.questions.values()].filter(
    ({ qid }) => isMarked(qid) && pointerOfQid(qid) === pointer,
  );
  const own = [...(form.questions.has(key) ? [key] : []), ...marked.map((question) => question.key)];
  if (own.length > 0) return own.map((found) => ({ key: found, path: [] }));
  const inParts = [...form.kinds].flatMap(([part, kind]): readonly AnswerPlace[] => {
    const around = pointerOfQid(form.questions.get(part)?.qid ?? '');
    if (kind.name !== 'schema-part' || !pointer.startsWith(`${around}/`)) return [];
    return [{ key: part, path: pointerParts(pointer.slice(around.length)) }];
  });
  const inRows = [...form.rows].flatMap(([group, row]): readonly AnswerPlace[] => {
    const place = placeInRow({ form, group, row, answers }, pointer);
    return place ? [place] : [];
  });
  const other = otherAt(form, pointer);
  return [...inParts, ...inRows, ...(other && inParts.length + inRows.length === 0 ? [other] : [])];
}

interface RowToSearch {
  readonly form: CompiledForm;
  readonly group: string;
  readonly row: CompiledForm;
  readonly answers: Answers | undefined;
}

function placeInRow({ form, group, row, answers }: RowToSearch, pointer: string): AnswerPlace | undefined {
  const qid = form.questions.get(group)?.qid ?? '';
  const own = pointerOfQid(qid);
  if (!pointer.startsWith(`${own}/`)) return undefined;
  const rest = pointer.slice(own.length + 1);
  const isSingle = isSingleRow(row, qid);
  const [, index, inner = ''] = isSingle ? [rest, '0', `/${rest}`] : (/^(\d{1,9})(\/.*)?$/s.exec(rest) ?? []);
  if (index === undefined) return undefined;
  const ofRow = answers && rowsOf(answers[group])[Number(index)];
  const inside = placeAt(row, `${own}${isSingle ? '' : '/*'}${inner}`, ofRow);
  return { key: group, path: inside ? [index, inside.key, ...inside.path] : [] };
}

/** Whether the row of a group stands for an object, and not for an item of a list. */
function isSingleRow(row: CompiledForm, qid: string): boolean {
  return [...row.questions.values()].some((question) => question.qid.startsWith(singleRowQid(qid)));
}

/** The JSON pointer into the data to an answer; that of the list where its path leads nowhere. */
function pointerTo(form: CompiledForm, { key, path }: AnswerPlace): string {
  const qid = form.questions.get(key)?.qid ?? '';
  const pointer = pointerOfOthers(qid) ?? pointerOfQid(qid);
  const row = form.rows.get(key);
  if (form.kinds.get(key)?.name === 'schema-part') return pointer + path.map(pointerPart).join('');
  const [index, inner, ...rest] = path;
  if (!row || index === undefined || inner === undefined) return pointer;
  const inside = pointerTo(row, { key: inner, path: rest });
  return isSingleRow(row, qid) ? inside : `${pointer}/${index}${inside.slice(`${pointer}/*`.length)}`;
}
