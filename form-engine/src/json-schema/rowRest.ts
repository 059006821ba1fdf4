import { questionKey } from '../sections/questionKey.ts';
import { isNestedDeeperThan, isRecord, type WireRecord } from '../sections/wireValue.ts';
import type { SchemaLevel } from './schemaMembers.ts';

/** Maximum nesting of what a row keeps without asking it. Deeper data is left out. */
const deepest = 32;

/** The type of the question that carries what a row doesn't ask. It is never drawn. */
export const restType = 'schema-rest';

/** The key of that question. It is the path of the row itself, which no property has. */
export function restKey({ qid }: Pick<SchemaLevel, 'qid'>): string {
  return questionKey(qid, 0);
}

/** Whether a row may have properties that the form doesn't ask. */
export function keepsRest({ members, isClosed }: SchemaLevel): boolean {
  return (
    !isClosed ||
    members.some((member) => member.is === 'kept' || (member.is === 'level' && keepsRest(member)))
  );
}

/**
 * The properties of a row that the form doesn't ask, as JSON; `undefined` for none. They travel with the row, because
 * the place of a row says nothing after another row is removed.
 */
export function unaskedText(row: SchemaLevel, item: WireRecord): string | undefined {
  const rest = unasked(row, item);
  if (Object.keys(rest).length === 0 || isNestedDeeperThan(rest, deepest)) return undefined;
  try {
    return JSON.stringify(rest);
  } catch {
    // Only data that never was JSON: a BigInt.
    return undefined;
  }
}

function unasked({ members, isClosed }: SchemaLevel, value: WireRecord): WireRecord {
  const known = new Map(members.map((member) => [member.name, member]));
  const kept = Object.entries(value).flatMap(([name, inner]): readonly [string, unknown][] => {
    const member = known.get(name);
    if (!member) return isClosed ? [] : [[name, inner]];
    if (member.is === 'kept') return [[name, inner]];
    if (member.is !== 'level' || !isRecord(inner)) return [];
    const rest = unasked(member, inner);
    return Object.keys(rest).length > 0 ? [[name, rest]] : [];
  });
  return Object.fromEntries(kept);
}

/** Reads what `unaskedText` wrote. Anything else counts as nothing. */
export function readUnasked(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
