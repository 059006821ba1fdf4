import { isCalendarDate } from '../../rules/birthdate.ts';
import { testsOf } from '../condition.ts';
import { wireTextIn } from '../wireTextIn.ts';
import { isRecord, ownField, type WireRecord, wireItems, wireText } from '../wireValue.ts';
import type { Check, CheckComparator } from './check.ts';
import type { Expression } from './expression.ts';
import { keysInExpression } from './expressionParts.ts';
import { type ExpressionPlace, readExpression } from './readExpression.ts';

const comparators: readonly string[] = [
  'gt',
  'gte',
  'lt',
  'lte',
  'equals',
  'differs',
] satisfies CheckComparator[];

/** The place of checks: those of a section, or of the rows of a group. */
export interface CheckPlace extends ExpressionPlace {
  /** Whether a question is asked here: only such a question can be marked. */
  readonly isHere: (key: string) => boolean;
  /** The language of the messages, where they have several. */
  readonly locale: string;
}

/**
 * Reads `checks` of a section or a group. A check that can't be read, or that refers to a missing question, is reported
 * and left out: the server that sends it must not believe that somebody checks it.
 */
export function readChecks(wire: unknown, place: CheckPlace): readonly Check[] {
  const items = wireItems(wire);
  if (!items) place.report('malformed', 'checks must be a list');
  return (items ?? []).flatMap(([, item]) => readCheck(item, place) ?? []);
}

function readCheck(wire: unknown, place: CheckPlace): Check | undefined {
  const message = isRecord(wire) ? wireTextIn(ownField(wire, 'message'), place.locale)?.trim() : undefined;
  if (!isRecord(wire) || !message) return unreadable(place);
  const wireWhen = ownField(wire, 'when');
  const when = place.readCondition(wireWhen, 'when of a check', place);
  const rule = Object.hasOwn(wire, 'must') ? readMust(wire, place) : readCompared(wire, place);
  if (!rule || (wireWhen && !when)) return undefined;
  const at = readPlaces(wire, rule, place);
  return at && { message, when, at, ...rule };
}

type Rule =
  | Pick<Extract<Check, { readonly must: unknown }>, 'must'>
  | Pick<Extract<Check, { readonly by: unknown }>, 'left' | 'by' | 'right'>;

function readMust(wire: WireRecord, place: CheckPlace): Rule | undefined {
  const must = ownField(wire, 'must');
  if (!isRecord(must) || Object.hasOwn(wire, 'compare')) return unreadable(place);
  const condition = place.readCondition(must, 'must of a check', place);
  return condition && { must: condition };
}

function readCompared(wire: WireRecord, place: CheckPlace): Rule | undefined {
  const compared = ownField(wire, 'compare');
  if (!Array.isArray(compared) || compared.length !== 3) return unreadable(place);
  const by = compared[1];
  if (!isComparator(by)) return unreadable(place);
  const [left, right] = [readValue(compared[0], place), readValue(compared[2], place)];
  return left && right && { left, by, right };
}

function isComparator(by: unknown): by is CheckComparator {
  return typeof by === 'string' && comparators.includes(by);
}

/** A value to compare: an expression, `'today'`, or a text such as a date or a time. */
function readValue(wire: unknown, place: CheckPlace): Expression | undefined {
  if (typeof wire !== 'string') return readExpression(wire, 'compare of a check', place);
  if (wire !== 'today') return { op: 'literal', text: wire };
  if (place.today !== undefined && isCalendarDate(place.today)) return { op: 'literal', text: place.today };
  place.report('missing-today', 'compare of a check depends on today: give compileForm the option "today"');
  return undefined;
}

/** The keys to mark: those that `at` names, else all in the rule that are asked here. */
function readPlaces(wire: WireRecord, rule: Rule, place: CheckPlace): readonly string[] | undefined {
  const named = ownField(wire, 'at');
  if (named === undefined || named === null) {
    const keys =
      'must' in rule
        ? testsOf(rule.must).map(({ key }) => key)
        : [rule.left, rule.right].flatMap(keysInExpression);
    const here = [...new Set(keys)].filter(place.isHere);
    return here.length > 0 ? here : unreadable(place);
  }
  const qids = (Array.isArray(named) ? named : [named]).map((qid: unknown) => wireText(qid) || undefined);
  const keys = qids.map((qid) => (qid === undefined ? undefined : place.findKey(qid, undefined)));
  if (qids.length === 0 || qids.includes(undefined)) return unreadable(place);
  const known = keys.filter((key) => key !== undefined && place.isHere(key));
  if (known.length === keys.length) return known.filter((key) => key !== undefined);
  place.report('condition-target', 'at of a check names a question that is not asked beside it');
  return undefined;
}

function unreadable({ report }: CheckPlace): undefined {
  report(
    'malformed',
    `a check needs a message, and must (a condition) or compare (a value, one of ${comparators.join(', ')}, a value); at lists the qids that it marks`,
  );
  return undefined;
}
