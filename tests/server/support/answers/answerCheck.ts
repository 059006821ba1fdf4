import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { operations } from '#schemas/operations.ts';
import { Refusal } from '#schemas/refusal.ts';
import type { AnswerObserver } from '#server/plugins/operations/operations.ts';

export interface AnswerCheck {
  readonly observe: AnswerObserver;
  /** Violations of the contract in words; empty when every answer obeys it. */
  readonly violations: string[];
}

/** By schema, for all servers of this worker: to compile one takes longer than most answers. */
const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>();

function validatorOf(schema: TSchema): ReturnType<typeof Compile> {
  const known = validators.get(schema) ?? Compile(schema);
  validators.set(schema, known);
  return known;
}

/** Checks every answer of the server against the contract: no missing, wrong or undeclared field. */
export function answerCheck(): AnswerCheck {
  const violations: string[] = [];
  return {
    violations,
    observe(name, status, answer) {
      const schema: TSchema = status < 400 ? operations[name].response : Refusal;
      const wrong = validatorOf(schema)
        .Errors(answer)
        .map(({ instancePath, message }) => `${instancePath} ${message}`);
      const extra = undeclaredFields(schema, answer, '').map((path) => `${path} is not in the contract`);
      violations.push(...[...wrong, ...extra].map((violation) => `${name} ${status}: ${violation}`));
    },
  };
}

/** The paths of fields that the schema doesn't declare. */
function undeclaredFields(schema: unknown, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { items, properties, patternProperties, anyOf, allOf } = keywordsOf(schema);
  if (Array.isArray(value))
    return value.flatMap((item, index) => undeclaredFields(items, item, `${path}/${index}`));
  if (anyOf) {
    const asEach = anyOf
      .filter((option) => 'properties' in option)
      .map((option) => undeclaredFields(option, value, path));
    // Takes the object type with the fewest undeclared fields, when the schema allows several.
    return asEach.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  const [first, ...others] = [
    ...(properties || patternProperties
      ? [undeclaredIn({ properties, patternProperties }, value, path)]
      : []),
    // A property that one of several schemas declares counts as declared, like a setting of one kind of question is.
    ...(allOf ?? [])
      .map((part) => ('then' in part ? part.then : part))
      .filter((part) => declaresFields(part))
      .map((part) => undeclaredFields(part, value, path)),
  ];
  return (first ?? []).filter((one) => others.every((other) => other.includes(one)));
}

function declaresFields(schema: unknown): boolean {
  const { properties, patternProperties, allOf } = keywordsOf(schema);
  return [properties, patternProperties, allOf].some((keyword) => keyword !== undefined);
}

function undeclaredIn(
  { properties, patternProperties }: Pick<Keywords, 'properties' | 'patternProperties'>,
  value: object,
  path: string,
): string[] {
  return Object.entries(value).flatMap(([name, field]) => {
    const declared =
      properties?.[name] ??
      Object.entries(patternProperties ?? {}).find(([pattern]) => new RegExp(pattern).test(name))?.[1];
    return declared === undefined
      ? [`${path}/${name}`]
      : undeclaredFields(declared, field, `${path}/${name}`);
  });
}

interface Keywords {
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly patternProperties?: Readonly<Record<string, unknown>> | undefined;
  readonly anyOf?: readonly object[];
  readonly allOf?: readonly object[];
}

function keywordsOf(schema: unknown): Keywords {
  return typeof schema === 'object' && schema !== null ? schema : {};
}
