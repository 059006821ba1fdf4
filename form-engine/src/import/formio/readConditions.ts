import type { WireBound, WireCondition } from '../../sections/wireSection.ts';
import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { scriptDialect } from '../expressions/dialects.ts';
import { parseExpression } from '../expressions/parse.ts';
import { conditionOf } from '../expressions/toCondition.ts';
import { shortText } from '../imported.ts';
import { listOf, numberOf, type Source } from '../reading/source.ts';
import { logicCondition } from './jsonLogic.ts';

/** The condition to show a component. One that can't be read is listed. */
export function conditionsOf(source: Source): WireCondition | undefined {
  const plain = source.has('conditional') ? source.take('conditional') : undefined;
  const script = source.has('customConditional') ? source.text('customConditional') : undefined;
  const ofScript = script === undefined ? undefined : scriptCondition(script);
  if (script !== undefined && !ofScript) source.leave('customConditional', 'script');
  if (!isRecord(plain) || isUnused(plain)) return ofScript;
  const simple = simpleCondition(plain);
  if (!simple) source.leave('conditional', 'rule');
  return simple ?? ofScript;
}

/** Whether a condition is the empty one that every exported component has. */
function isUnused({ when, json, conditions }: WireRecord): boolean {
  return !when && !json && listOf(conditions).length === 0;
}

/** `show = data.level === 'a';`, and nothing else: program code is never run. */
function scriptCondition(script: string): WireCondition | undefined {
  const written = /^\s*(?:show\s*=\s*)?([^;={][^;]*);?\s*$/.exec(script)?.[1];
  return written === undefined ? undefined : conditionOf(parseExpression(written, scriptDialect));
}

function simpleCondition(conditional: WireRecord): WireCondition | undefined {
  const { show, when, eq, json, conditions, conjunction } = conditional;
  const isShown = show !== false && show !== 'false';
  const list = listOf(conditions);
  const condition = isRecord(json)
    ? logicCondition(json)
    : list.length > 0
      ? several(list, conjunction)
      : single(when, eq);
  if (!condition) return undefined;
  return isShown ? condition : { not: condition };
}

/** `when` names the component, for a box of several also which one: `sports.judo`. */
function single(when: unknown, eq: unknown): WireCondition | undefined {
  if (typeof when !== 'string' || when === '') return undefined;
  return equality(when, eq);
}

/** The equality of an answer with a value. Every value is a text there: `'true'` is a ticked box. */
function equality(qid: string, value: unknown): WireCondition | undefined {
  if (value === true || value === 'true') return { qid, equals: true };
  if (value === false || value === 'false') return { not: { qid, equals: true } };
  if (value === '' || value === null || value === undefined) return { qid, filled: false };
  return typeof value === 'string' || typeof value === 'number' ? { qid, equals: value } : undefined;
}

function several(list: readonly unknown[], conjunction: unknown): WireCondition | undefined {
  const read = list.map((one) => (isRecord(one) ? oneOf(one) : undefined)).filter((one) => one !== undefined);
  if (read.length < list.length) return undefined;
  return conjunction === 'any' ? { any: read } : { all: read };
}

function oneOf({ component, operator, value }: WireRecord): WireCondition | undefined {
  if (typeof component !== 'string' || component === '') return undefined;
  const qid = component;
  switch (operator) {
    case 'isEqual':
    case undefined:
      return equality(qid, value);
    case 'isNotEqual': {
      const same = equality(qid, value);
      return same && { not: same };
    }
    case 'isEmpty':
      return { qid, filled: false };
    case 'isNotEmpty':
      return { qid, filled: true };
    case 'includes':
    case 'contains':
      return typeof value === 'string' && value !== '' ? { qid, contains: value } : undefined;
    case 'notIncludes':
      return typeof value === 'string' && value !== '' ? { not: { qid, contains: value } } : undefined;
    case 'greaterThan':
    case 'dateGreaterThan':
      return bound(value, (gt) => ({ qid, gt }));
    case 'greaterThanOrEqual':
    case 'dateGreaterThanOrEqual':
      return bound(value, (gte) => ({ qid, gte }));
    case 'lessThan':
    case 'dateLessThan':
      return bound(value, (lt) => ({ qid, lt }));
    case 'lessThanOrEqual':
    case 'dateLessThanOrEqual':
      return bound(value, (lte) => ({ qid, lte }));
    default:
      return undefined;
  }
}

function bound(value: unknown, test: (bound: WireBound) => WireCondition): WireCondition | undefined {
  const number = numberOf(value);
  if (number !== undefined) return test(number);
  const day = /^\d{4}-\d{2}-\d{2}/.exec(shortText(value))?.[0];
  return day === undefined ? undefined : test(day);
}
