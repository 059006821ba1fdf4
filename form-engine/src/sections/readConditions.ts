import type { Condition } from './condition.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Question } from './question.ts';
import { questionKey } from './questionKey.ts';
import { isRecord, ownField, type WireRecord, wireCount, wireFlag, wireText } from './wireValue.ts';

type Report = (question: Question, code: Diagnostic['code'], message: string) => void;
type Questions = ReadonlyMap<string, Question>;

/**
 * Reads `visible_when` of every question. Leaves out a condition that can't be read, that refers to a missing
 * question, or that is part of a cycle. A question without its condition is always shown.
 */
export function readConditions(questions: Questions, report: Report): Questions {
  const conditions = new Map<string, Condition>();
  for (const question of questions.values()) {
    const condition = readCondition(question, questions, report);
    if (condition) conditions.set(question.key, condition);
  }
  const cyclic = keysInCycles(conditions);
  const readOne = (question: Question): Question => {
    if (!cyclic.has(question.key)) return { ...question, visibleWhen: conditions.get(question.key) };
    report(question, 'condition-cycle', `the condition of "${question.key}" depends on itself`);
    return question;
  };
  return new Map([...questions].map(([key, question]) => [key, readOne(question)]));
}

function readCondition(question: Question, questions: Questions, report: Report): Condition | undefined {
  const wire = ownField(question.wire, 'visible_when');
  if (wire === undefined || wire === null) return undefined;
  const qid = isRecord(wire) ? wireText(ownField(wire, 'qid')) : undefined;
  const test = isRecord(wire) ? readTest(wire) : undefined;
  if (!isRecord(wire) || !qid || !test) {
    report(question, 'malformed', 'visible_when needs a qid and one of equals, in or filled');
    return undefined;
  }
  const key = targetKeys(question, qid, ownField(wire, 'nid')).find((candidate) => questions.has(candidate));
  if (key === undefined)
    report(question, 'condition-target', `visible_when asks after "${qid}", which isn't there`);
  return key === undefined ? undefined : { key, test };
}

/** The keys to look for. Without a nid, the same course is searched first, and then the general questions. */
function targetKeys(question: Question, qid: string, wireNid: unknown): readonly string[] {
  const nid = wireCount(wireNid);
  return nid === undefined ? [questionKey(qid, question.nid), questionKey(qid, 0)] : [questionKey(qid, nid)];
}

function readTest(wire: WireRecord): Condition['test'] | undefined {
  if (Object.hasOwn(wire, 'equals')) return oneOf([ownField(wire, 'equals')]);
  const list = ownField(wire, 'in');
  if (Array.isArray(list)) return oneOf(list);
  return Object.hasOwn(wire, 'filled')
    ? { is: 'filled', filled: wireFlag(ownField(wire, 'filled')) }
    : undefined;
}

function oneOf(values: readonly unknown[]): Condition['test'] | undefined {
  const texts = values.map(wireText).filter((text) => text !== undefined);
  return texts.length === values.length ? { is: 'oneOf', values: texts } : undefined;
}

/**
 * Each question depends on at most one other. So a walk along these dependencies either ends or reaches a question
 * twice.
 */
function keysInCycles(conditions: ReadonlyMap<string, Condition>): ReadonlySet<string> {
  const cyclic = new Set<string>();
  const done = new Set<string>();
  for (const start of conditions.keys()) {
    const walk: string[] = [];
    const onWalk = new Set<string>();
    let key: string | undefined = start;
    while (key !== undefined && !done.has(key) && !onWalk.has(key)) {
      walk.push(key);
      onWalk.add(key);
      key = conditions.get(key)?.key;
    }
    if (key !== undefined && onWalk.has(key))
      for (const inCycle of walk.slice(walk.indexOf(key))) cyclic.add(inCycle);
    for (const walked of walk) done.add(walked);
  }
  return cyclic;
}
