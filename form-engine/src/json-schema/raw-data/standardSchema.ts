import type { Diagnostic } from '../../sections/diagnostic.ts';
import { pointerParts } from '../schemaReader.ts';
import type { DataProblem } from './dataProblems.ts';

/** A schema of another library, such as Zod, ArkType or Valibot, that gives a JSON Schema by Standard JSON Schema (standardschema.dev/json-schema). */
export interface OffersJsonSchema<Input = unknown> {
  /** The part of the interface that is used: the type of the data, and the schema of what goes in. */
  readonly '~standard': {
    /** The version of the interface. */
    readonly version: 1;
    /** The name of the library. */
    readonly vendor: string;
    /** Types alone: there is no value at run time. */
    readonly types?: { readonly input: Input; readonly output: unknown } | undefined;
    /** Writes the schema as JSON Schema. */
    readonly jsonSchema: {
      /** The schema of what goes in, before anything is transformed. Throws where no JSON Schema can say it. */
      readonly input: (options: { readonly target: 'draft-2020-12' }) => Record<string, unknown>;
    };
  };
}

/** The interface by which other libraries check data: Standard Schema, version 1 (standardschema.dev). */
export interface StandardProps<Data> {
  /** The version of the interface. */
  readonly version: 1;
  /** The name of this library. */
  readonly vendor: string;
  /** Types alone: there is no value at run time. */
  readonly types?: { readonly input: Data; readonly output: Data } | undefined;
  /** Checks raw JSON data, as `validateData` does. */
  readonly validate: (value: unknown) => Promise<StandardResult<Data>>;
  /** The JSON Schema that the form was made from. Data goes out as it comes in. */
  readonly jsonSchema: {
    /** The schema of what goes in. */
    readonly input: () => Record<string, unknown>;
    /** The schema of what comes out, which is the same. */
    readonly output: () => Record<string, unknown>;
  };
}

/** The data as it came, or why it is refused. */
export type StandardResult<Data> =
  | {
      /** The data as it came. */
      readonly value: Data;
      /** None. */
      readonly issues?: undefined;
    }
  | {
      /** Why the data is refused, each with the names on the way to its value. */
      readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[];
    };

/**
 * The JSON Schema that somebody gave: itself, or that of a schema of another library. Data is what goes into that schema, before
 * it transforms anything.
 * @returns a `refusal` where the library can't write its schema as JSON Schema.
 */
export function jsonSchemaOf(given: unknown): {
  readonly schema: unknown;
  readonly refusal?: readonly Diagnostic[];
} {
  if (!offersJsonSchema(given)) return { schema: given };
  try {
    return { schema: given['~standard'].jsonSchema.input({ target: 'draft-2020-12' }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      schema: undefined,
      refusal: [
        { code: 'schema-refused', path: '', message: `its library writes no JSON Schema of it: ${reason}` },
      ],
    };
  }
}

/** A schema of ArkType is a function with properties. */
function offersJsonSchema(given: unknown): given is OffersJsonSchema {
  if ((typeof given !== 'object' && typeof given !== 'function') || given === null) return false;
  const standard: unknown = Reflect.get(given, '~standard');
  if (typeof standard !== 'object' || standard === null) return false;
  const offered: unknown = Reflect.get(standard, 'jsonSchema');
  return (
    typeof offered === 'object' && offered !== null && typeof Reflect.get(offered, 'input') === 'function'
  );
}

/** A check of data for other libraries, such as tRPC, Hono or TanStack Form. */
export function standardProps<Data>(
  schema: unknown,
  validateData: (data: unknown) => Promise<readonly Required<DataProblem>[]>,
): StandardProps<Data> {
  const ofSchema = () => ({ ...(typeof schema === 'object' ? schema : {}) });
  return {
    version: 1,
    vendor: '@clubpoort/form-engine',
    jsonSchema: { input: ofSchema, output: ofSchema },
    validate: async (value) => {
      const problems = await validateData(value);
      // Cast is safe as far as the type is that of the schema, which has just accepted the value.
      if (problems.length === 0) return { value: value as Data };
      return {
        issues: problems.map(({ path, label, message }) => ({
          message: label === '' ? message : `${label}: ${message}`,
          path: pointerParts(path),
        })),
      };
    },
  };
}
