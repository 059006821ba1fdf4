import type { OffersJsonSchema } from './standardSchema.ts';

/**
 * The type of the data of a schema: by its library, or from a JSON Schema that is written down in the code. Keywords that no type can say are
 * left out. A schema that is read at run time gives an object of unknown values.
 */
export type DataOf<Schema> = Known<
  unknown extends Schema ? unknown : Schema extends OffersJsonSchema<infer Input> ? Input : OfKeywords<Schema>
>;

type Known<Type> = unknown extends Type ? AnyData : Type;

/** An object of unknown values. */
export type AnyData = Readonly<Record<string, unknown>>;

type OfKeywords<Schema> = Schema extends { readonly const: infer Value }
  ? Value
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { readonly type: infer Type }
      ? OfType<Schema, Type>
      : Schema extends { readonly properties: object }
        ? OfObject<Schema>
        : unknown;

/** Distributes over a list of types. */
type OfType<Schema, Type> = Type extends readonly (infer One)[]
  ? OfType<Schema, One>
  : Type extends 'string'
    ? string
    : Type extends 'number' | 'integer'
      ? number
      : Type extends 'boolean'
        ? boolean
        : Type extends 'null'
          ? null
          : Type extends 'array'
            ? readonly (Schema extends { readonly items: infer Items } ? OfKeywords<Items> : unknown)[]
            : Type extends 'object'
              ? OfObject<Schema>
              : unknown;

type OfObject<Schema> = Schema extends { readonly properties: infer Properties }
  ? Flat<
      { readonly [Name in keyof Properties & RequiredOf<Schema>]: OfKeywords<Properties[Name]> } & {
        readonly [Name in Exclude<keyof Properties, RequiredOf<Schema>>]?: OfKeywords<Properties[Name]>;
      }
    >
  : AnyData;

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name)[] } ? Name : never;

/** One object type in place of two that are combined: an editor shows it whole. */
type Flat<Type> = { readonly [Name in keyof Type]: Type[Name] };
