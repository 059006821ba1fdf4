import { compileSchema, validateAnswers } from '#form-engine/src/headless.ts';

/** One schema of a corpus, with data for it. */
export interface Sample {
  readonly name: string;
  readonly schema: unknown;
  /** The settings that rjsf reads. */
  readonly uiSchema?: unknown;
  readonly data?: unknown;
  /** Other documents that its references name. */
  readonly schemas?: Readonly<Record<string, unknown>>;
  /** Data with the verdict of the schema on each. */
  readonly verdicts?: readonly {
    readonly data: unknown;
    readonly valid: boolean;
    readonly description: string;
  }[];
}

interface Measured {
  readonly name: string;
  readonly diagnostics: readonly string[];
  /** Whether a submit that nobody touched has all of the data: the same values, and perhaps defaults beside them. */
  readonly isKept: boolean;
  /** The data on which a submit that nobody touched has another verdict than the schema. */
  readonly differing: readonly string[];
}

/** Compiles a sample, and sends its data back untouched. */
export async function measure({
  name,
  schema,
  uiSchema,
  data,
  schemas = {},
  verdicts = [],
}: Sample): Promise<Measured> {
  const compiled = compileSchema(schema, { uiSchema, schemas });
  const sent = compiled.dataOf(compiled.initialAnswers(data), data);
  const differing: string[] = [];
  for (const { data: given, valid, description } of verdicts) {
    const verdict = await verdictOn(compiled, given);
    // A constant replaces another value, and what is sent is valid then.
    if (verdict !== valid && verdict !== 'changed') differing.push(description);
  }
  return {
    name,
    diagnostics: compiled.diagnostics.map(({ code, path, message }) => `${code} ${path}: ${message}`),
    isKept: data === undefined || isWithin(data, sent),
    differing,
  };
}

/** The verdict of a `SchemaForm` on data that nobody touched. */
async function verdictOn(
  compiled: ReturnType<typeof compileSchema>,
  data: unknown,
): Promise<boolean | 'changed' | undefined> {
  const answers = compiled.answersOf(data);
  if (validateAnswers(compiled.form, answers, { today: '2000-01-01' }).length > 0) return false;
  const sent = compiled.dataOf(answers, data);
  if (!isWithin(data, sent)) return 'changed';
  if (compiled.checkedLate.length === 0) return true;
  // A schema that can't be checked gives no verdict.
  const found = await compiled.validateData(sent).catch(() => undefined);
  return found && found.length === 0;
}

/** Whether each value of some data is in other data, at the same place. */
function isWithin(data: unknown, other: unknown): boolean {
  if (typeof data !== 'object' || data === null) return Object.is(data, other);
  if (typeof other !== 'object' || other === null || Array.isArray(data) !== Array.isArray(other))
    return false;
  if (Array.isArray(data) && data.length !== Reflect.get(other, 'length')) return false;
  return Object.entries(data).every(
    ([name, value]) =>
      value === undefined || (Object.hasOwn(other, name) && isWithin(value, Reflect.get(other, name))),
  );
}
