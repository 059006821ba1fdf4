import { isNestedDeeperThan, isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { misfit } from '../data/misfit.ts';
import { memberTexts, type UiNode } from '../memberTexts.ts';
import type { SchemaField, SchemaMember } from '../schemaMembers.ts';
import type { SchemaNode, SchemaReader } from '../schemaReader.ts';
import { numberIn } from './keywordValue.ts';
import { subschemasOf } from './localReferences.ts';
import { localTarget } from './localTarget.ts';
import { isNullable } from './typeOf.ts';

interface PartPlace {
  readonly name: string;
  readonly qid: string;
  readonly node: SchemaNode;
  readonly ui: UiNode;
}

/**
 * Reads a property as one value that rjsf's own fields draw. A value of any type is an answer. Only `validateData` knows what the schema says
 * about it. A part with a reference to nothing can't be drawn: it keeps its value, and is reported.
 */
export function readPart(reader: SchemaReader, { name, qid, node, ui }: PartPlace): SchemaMember {
  const texts = memberTexts(reader, node, ui, name);
  const pointer = node.at();
  const { schema } = node;
  const why = undrawable(reader.root, schema);
  if (why !== undefined) {
    reader.report('schema-refused', pointer, `${why}: the value stays as it is`);
    return { is: 'kept', name, qid, pointer, texts };
  }
  reader.late(pointer, 'the value of this part is only checked by validateData');
  const type = ownField(schema, 'type');
  const isList = type === 'array' && !(numberIn(ownField(schema, 'minItems')) > 0);
  const field: SchemaField = {
    is: 'field',
    name,
    qid,
    pointer,
    texts,
    type: 'part',
    asked: {
      question: { type: 'schema-part' },
      isAlwaysSent: isList,
      toAnswer: (value) => (value === undefined ? undefined : (jsonText(value) ?? misfit(value))),
      toValue: (answer) => (answer === undefined && isList ? [] : writtenValue(answer)),
      toText: jsonText,
    },
    isNullable: isNullable(node),
    part: { schema, root: reader.root, ui: ui.raw },
    ...(type === 'object' && !isList && { emptied: {} }),
    preset: ownField(schema, 'default'),
  };
  return field;
}

/** Maximum number of lists and objects inside each other in an answer. */
const deepestValue = 200;

/** A value as JSON; `undefined` for one that is none, such as a value inside itself. */
function jsonText(value: unknown): string | undefined {
  if (isNestedDeeperThan(value, deepestValue)) return undefined;
  try {
    return JSON.stringify(value);
  } catch {
    // A BigInt.
    return undefined;
  }
}

/** The value that an answer stands for; `undefined` for none. */
function writtenValue(answer: unknown): unknown {
  if (typeof answer !== 'string' || answer === '') return undefined;
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}

/** Maximum number of subschemas inside each other, references followed. Deeper ones would take a page very long. */
const deepestPart = 50;

/** Why a schema can't be drawn: a reference in it or behind its references leads nowhere, or it is too deep; `undefined` where it can. */
function undrawable(root: unknown, schema: WireRecord): string | undefined {
  const seen = new Set<unknown>();
  const open: { readonly schema: unknown; readonly depth: number }[] = [{ schema, depth: 0 }];
  for (const { schema: one, depth } of open) {
    if (!isRecord(one) || seen.has(one)) continue;
    if (depth > deepestPart) return `there are more than ${deepestPart} schemas inside each other`;
    seen.add(one);
    const reference = ownField(one, '$ref');
    if (typeof reference === 'string') {
      const target = endOf(root, reference);
      if (target === undefined) return `"${reference.slice(0, 60)}" leads to nothing in the document`;
      open.push({ schema: target, depth: depth + 1 });
    }
    for (const [, inner] of subschemasOf(one)) open.push({ schema: inner, depth: depth + 1 });
  }
  return undefined;
}

/** The subschema behind references that lead from one to the next; `undefined` for nothing, or a circle. */
function endOf(root: unknown, reference: string): unknown {
  const seen = new Set<unknown>();
  let target = targetOf(root, reference);
  while (isRecord(target) && typeof target.$ref === 'string' && !seen.has(target)) {
    seen.add(target);
    target = targetOf(root, target.$ref);
  }
  return seen.has(target) ? undefined : target;
}

/** The subschema that a reference points to; `undefined` for nothing, and for a value that is none. */
function targetOf(root: unknown, reference: string): unknown {
  const value = localTarget(root, reference);
  return isRecord(value) || typeof value === 'boolean' ? value : undefined;
}
