import type { WireCondition } from '../../sections/wireSection.ts';
import type { Verdict } from '../schemaMembers.ts';

/** A verdict that can't be said in conditions of the engine. */
export type Unknowable = 'unknowable';

/** Holds while each of these holds. */
export function both(...verdicts: readonly (Verdict | Unknowable)[]): Verdict | Unknowable {
  if (verdicts.includes(false)) return false;
  if (verdicts.includes('unknowable')) return 'unknowable';
  const parts = distinct(verdicts.filter(isCondition).flatMap((one) => ('all' in one ? one.all : [one])));
  return parts.length > 1 ? { all: parts } : (parts[0] ?? true);
}

/** Holds while at least one of these holds. */
export function either(...verdicts: readonly (Verdict | Unknowable)[]): Verdict | Unknowable {
  if (verdicts.includes(true)) return true;
  if (verdicts.includes('unknowable')) return 'unknowable';
  const parts = distinct(verdicts.filter(isCondition).flatMap((one) => ('any' in one ? one.any : [one])));
  return parts.length > 1 ? { any: parts } : (parts[0] ?? false);
}

function distinct(conditions: readonly WireCondition[]): readonly WireCondition[] {
  return [...new Map(conditions.map((condition) => [JSON.stringify(condition), condition])).values()];
}

/** Holds while this one doesn't. */
export function opposite(verdict: Verdict | Unknowable): Verdict | Unknowable {
  if (typeof verdict === 'boolean') return !verdict;
  if (verdict === 'unknowable') return verdict;
  return 'not' in verdict ? verdict.not : { not: verdict };
}

/** A verdict with `fallback` for what can't be said. */
export function known(verdict: Verdict | Unknowable, fallback: boolean): Verdict {
  return verdict === 'unknowable' ? fallback : verdict;
}

export function isCondition(verdict: Verdict | Unknowable): verdict is WireCondition {
  return typeof verdict === 'object';
}
