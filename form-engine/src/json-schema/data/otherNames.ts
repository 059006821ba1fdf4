import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { namesOf, type SchemaLevel } from '../schemaMembers.ts';

/** The name of the member with all properties that a schema doesn't name. No JSON of a person has it. */
export const otherNames = '\u0000others';

/** The qid of that member. No property has it, because a `/` comes before the name of a property. */
export function othersQid(level: string): string {
  return `${level}#others`;
}

/** An object with the properties that its level doesn't name in one property, where the level asks for them. */
export function gathered(level: SchemaLevel, record: unknown): unknown {
  const known = namesOf(level);
  if (!isRecord(record) || !known.has(otherNames)) return record;
  const entries = Object.entries(record);
  const others = entries.filter(([name]) => !known.has(name));
  const named = entries.filter(([name]) => known.has(name));
  return Object.fromEntries(
    others.length === 0 ? named : [...named, [otherNames, Object.fromEntries(others)]],
  );
}

/** The entries of an object, with those of the property that `gathered` made. A property of the level goes before. */
export function spread(
  entries: readonly (readonly [string, unknown])[],
): readonly (readonly [string, unknown])[] {
  const [, others] = entries.find(([name]) => name === otherNames) ?? [];
  const named = entries.filter(([name]) => name !== otherNames);
  return isRecord(others) ? [...Object.entries(others), ...named] : named;
}

/** A schema of those properties alone; `undefined` where the schema says nothing about them. */
export function othersSchema(schema: WireRecord): WireRecord | undefined {
  const kept = ['additionalProperties', 'patternProperties', 'propertyNames', 'unevaluatedProperties'];
  const parts = Object.entries(schema).filter(([keyword]) => kept.includes(keyword));
  const says = parts.some(([keyword, value]) => keyword !== 'propertyNames' && isRecord(value));
  return says ? { type: 'object', ...Object.fromEntries(parts) } : undefined;
}
