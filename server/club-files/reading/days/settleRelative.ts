import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { centsOf, eurosOf } from '#rules/money.ts';
import { type RelativeKind, relativeKindOf, relativeSchemas } from '#schemas/club-file/relativeTime.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { dayFrom } from './dayFrom.ts';

/**
 * Replaces relative days, moments and birth years by absolute ones, where the schema allows them. So the rest of the house knows
 * absolute ones alone. An amount becomes whole cents. Any other value stays, for the validator to refuse.
 */
export function settleRelative(schema: TSchema, value: unknown, today: IsoDay): unknown {
  const kind = relativeKindOf(schema);
  if (kind !== undefined) return settled(kind, value, today);
  if (typeof value === 'number' && 'multipleOf' in schema) return asCents(value);
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) {
    const choice = schema.anyOf.find(isRelative);
    return choice ? settleRelative(choice, value, today) : value;
  }
  if (Array.isArray(value))
    return 'items' in schema && isSchema(schema.items) ? settleItems(schema.items, value, today) : value;
  if (typeof value !== 'object' || value === null || !('properties' in schema)) return value;
  const properties = fieldsOf(schema.properties);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => {
      const property = properties[name];
      return [name, isSchema(property) ? settleRelative(property, field, today) : field];
    }),
  );
}

/** Counting in floating point leaves a trace far behind the cents, which the validator overlooks and the database doesn't keep. */
function asCents(amount: number): number {
  const cents = eurosOf(centsOf(amount));
  return Math.abs(cents - amount) < 1e-6 ? cents : amount;
}

function settleItems(items: TSchema, list: readonly unknown[], today: IsoDay): readonly unknown[] {
  return list.map((item) => settleRelative(items, item, today));
}

function settled(kind: RelativeKind, value: unknown, today: IsoDay): unknown {
  switch (kind) {
    case 'day':
      return Value.Check(relativeSchemas.day, value) ? dayFrom(today, value) : value;
    case 'moment':
      return Value.Check(relativeSchemas.moment, value) ? `${dayFrom(today, value)} ${value.at}` : value;
    case 'birthYear':
      return Value.Check(relativeSchemas.birthYear, value) ? Number(today.slice(0, 4)) - value.turns : value;
  }
}

function isRelative(schema: unknown): schema is TSchema {
  return isSchema(schema) && relativeKindOf(schema) !== undefined;
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null;
}
