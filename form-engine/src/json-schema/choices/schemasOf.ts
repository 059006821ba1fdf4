import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { listsValues } from '../properties/readSchemaOptions.ts';
import { typesOf } from '../properties/typeOf.ts';
import { mergedNode, resolveSchema } from '../resolveSchema.ts';
import { isSilent, type SchemaNode, type SchemaReader } from '../schemaReader.ts';
import { schemaWords } from './words.ts';

/** The keywords that choose between schemas. */
export const choiceKeywords = ['oneOf', 'anyOf'] as const;

/** Schemas of which one is chosen. */
export interface Choice {
  readonly keyword: (typeof choiceKeywords)[number] | 'type';
  /** The branches, each by itself. */
  readonly parts: readonly SchemaNode[];
  /** The branches, each with what counts for all of them. */
  readonly nodes: readonly SchemaNode[];
}

/** The branches of a keyword; `undefined` where one of them can't be read. A branch that accepts nothing is left out. */
export function partsOf(
  reader: SchemaReader,
  node: SchemaNode,
  keyword: (typeof choiceKeywords)[number],
): readonly SchemaNode[] | undefined {
  const listed = ownField(node.schema, keyword);
  if (!Array.isArray(listed)) return undefined;
  const parts = listed.flatMap((part: unknown, index) =>
    part === false ? [] : [resolveSchema(reader, part, `${node.at(keyword)}/${index}`, node.open)],
  );
  const read = parts.filter((part) => part !== undefined);
  return read.length === parts.length && read.length > 0 ? read : undefined;
}

/** Reads without a word: what is read here is read again. */
export function quietly<Result>(reader: SchemaReader, read: (quiet: SchemaReader) => Result): Result {
  const quiet: SchemaReader = { ...reader, report: () => undefined, late: () => undefined };
  const result = read(quiet);
  reader.parts = quiet.parts;
  reader.properties = quiet.properties;
  return result;
}

/** A schema as the form asks it: without `null`, which an empty answer stands for; with a choice where there are several. */
interface ReadSchemas {
  readonly node: SchemaNode;
  /** `undefined` where one question asks all of it. */
  readonly choice: Choice | undefined;
  /** Whether `null` may stand in the place of what is chosen. */
  readonly isNullable: boolean;
}

/** Reads the schema of a property: which of several schemas or types are chosen from. */
export function schemasOf(reader: SchemaReader, given: SchemaNode): ReadSchemas {
  if (listsValues(given)) return unchosen(given);
  const keyword = choiceKeywords.find((one) => Array.isArray(ownField(given.schema, one)));
  if (!keyword) return schemasOfTypes(reader, given);
  const parts = quietly(reader, (quiet) => partsOf(quiet, given, keyword));
  if (!parts) return unchosen(given);
  const base = without(given, [keyword]);
  const all = quietly(reader, (quiet) =>
    parts.flatMap((part) => {
      const node = mergedNode(quiet, part, base);
      return node ? [{ part, node }] : [];
    }),
  );
  const valued = all.filter(({ node }) => !isNull(node));
  const hasNull = valued.length < all.length;
  const [first] = valued;
  if (!first) return unchosen(given);
  if (valued.length === 1) {
    const named = { ...first.node, schema: { ...first.node.schema, ...textsOf(base.schema) } };
    return schemasOf(reader, hasNull ? withNull(reader, named) : named);
  }
  const nodes = valued.map(({ node }) => node);
  const isNullable = hasNull || nodes.some((node) => typesOf(node.schema)?.includes('null'));
  const plain = plainTypeOf(nodes);
  if (plain !== undefined) {
    const types = isNullable ? [plain, 'null'] : plain;
    return unchosen({ ...given, schema: { ...given.schema, type: types } });
  }
  const node =
    isNullable && nodes.every(isObject)
      ? { ...given, schema: { ...given.schema, type: ['object', 'null'] } }
      : given;
  return { node, choice: { keyword, parts: valued.map(({ part }) => part), nodes }, isNullable };
}

/** One question asks all of the schema. */
function unchosen(node: SchemaNode): ReadSchemas {
  return { node, choice: undefined, isNullable: false };
}

/** Several types are as many schemas. Each keyword belongs to one type. */
function schemasOfTypes(reader: SchemaReader, given: SchemaNode): ReadSchemas {
  const types = typesOf(given.schema) ?? [];
  const others = types.filter((type) => type !== 'null' && !(type === 'integer' && types.includes('number')));
  const hasNull = types.includes('null');
  if (Object.hasOwn(given.schema, 'const') || types.length < 2) return unchosen(given);
  const [only] = others;
  if (others.length < 2) {
    const isBox = only === 'boolean' && hasNull;
    const node = {
      ...given,
      schema: {
        ...given.schema,
        type: hasNull ? types.filter((type) => type === 'null' || type === only) : only,
      },
    };
    return unchosen(isBox ? yesOrNo(reader, given) : node);
  }
  const nodes = others.map((type) => ({ ...given, schema: ofType(given.schema, type) }));
  return { node: given, choice: { keyword: 'type', parts: nodes, nodes }, isNullable: hasNull };
}

/** A box can't say `null`: yes, no, and no value are options. */
function yesOrNo({ texts, locale }: SchemaReader, node: SchemaNode): SchemaNode {
  const { type: _type, ...rest } = node.schema;
  const enumNames = [texts.yes, texts.no, schemaWords(locale).null];
  return { ...node, schema: { ...rest, enum: [true, false, null], enumNames } };
}

/** The keywords that only speak of some types. */
const typesOfKeywords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:m(?:in|ax)Length|pattern|format|content.*)$/, ['string']],
  [/^(?:(?:exclusiveM|m)(?:in|ax)imum|multipleOf)$/, ['number', 'integer']],
  [
    /^(?:m(?:in|ax)(?:Items|Contains)|(?:prefix|unique|additional|unevaluated)?[iI]tems|contains)$/,
    ['array'],
  ],
  [/^(?:m(?:in|ax)Properties|.*[pP]roperties|required|propertyNames|dependen.*)$/, ['object']],
];

function ofType(schema: WireRecord, type: unknown): WireRecord {
  const fitting = Object.entries(schema).filter(([keyword]) =>
    typesOfKeywords.every(([pattern, types]) => !pattern.test(keyword) || types.some((one) => one === type)),
  );
  const { title: _title, description: _description, ...own } = Object.fromEntries(fitting);
  return { ...own, type };
}

/** The only type of these schemas where none has a title or lists its values: one question asks them all, and its value is checked. */
function plainTypeOf(nodes: readonly SchemaNode[]): unknown {
  const plain: readonly unknown[] = ['string', 'number', 'integer'];
  const types = new Set(nodes.map(({ schema }) => (typesOf(schema) ?? []).find((type) => type !== 'null')));
  const [type] = types;
  const isOne = types.size === 1 && plain.includes(type);
  return isOne && nodes.every((node) => !isNamed(node)) ? type : undefined;
}

function isNamed(node: SchemaNode): boolean {
  return ['title', 'const', 'enum', 'oneOf', 'anyOf'].some((keyword) => Object.hasOwn(node.schema, keyword));
}

function isNull({ schema }: SchemaNode): boolean {
  return schema.type === 'null' || (Object.hasOwn(schema, 'const') && schema.const === null);
}

/** A schema that accepts `null` too. */
function withNull(reader: SchemaReader, node: SchemaNode): SchemaNode {
  const { schema } = node;
  const types = typesOf(schema);
  const noValue = schemaWords(reader.locale).null;
  if (Object.hasOwn(schema, 'const')) {
    const { const: only, ...rest } = schema;
    return withNull(reader, { ...node, schema: { ...rest, enum: [only] } });
  }
  const titled = choiceKeywords.find(
    (keyword) =>
      Array.isArray(schema[keyword]) && listsValues({ ...node, schema: { [keyword]: schema[keyword] } }),
  );
  const list = titled && schema[titled];
  return {
    ...node,
    schema: {
      ...schema,
      ...(types && { type: [...types, 'null'] }),
      ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
      ...(Array.isArray(list) && titled && { [titled]: [...list, { const: null, title: noValue }] }),
    },
  };
}

/** Whether a schema is that of an object. */
export function isObject({ schema }: SchemaNode): boolean {
  const types = typesOf(schema);
  if (types) return types.includes('object') && types.every((type) => type === 'object' || type === 'null');
  return isRecord(ownField(schema, 'properties')) || Array.isArray(ownField(schema, 'required'));
}

export function without(node: SchemaNode, keywords: readonly string[]): SchemaNode {
  const entries = Object.entries(node.schema).filter(([keyword]) => !keywords.includes(keyword));
  return { ...node, schema: Object.fromEntries(entries) };
}

function textsOf(schema: WireRecord): WireRecord {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => isSilent(keyword)));
}
