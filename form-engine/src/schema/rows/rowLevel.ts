import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { keptKind } from '../../questions/unknown/kept.ts';
import { unknownKind } from '../../questions/unknown/unknown.ts';
import type { Question } from '../../sections/question.ts';
import { type FindKey, findKeyAmong, type KeyLookup } from '../../sections/questionKey.ts';
import { isRecord, ownField } from '../../sections/wireValue.ts';

/** Maximum number of groups inside each other. */
export const deepestGroup = 3;

/** The place of a form that is being compiled: the whole form, or the row of a group in it. */
export interface Level {
  /** Number of groups around it: 0 for the whole form. */
  readonly depth: number;
  /** The kind of a question that can't be asked here. */
  readonly fallback: QuestionKind;
  readonly findOutside: FindKey | undefined;
}

export const topLevel: Level = { depth: 0, fallback: unknownKind, findOutside: undefined };

/** The level of the rows of a group. A condition looks in the row, then beside the group, then further out. */
export function rowLevel(
  { depth, findOutside }: Level,
  beside: ReadonlyMap<string, Question>,
  group: KeyLookup,
): Level {
  const findBeside = findKeyAmong(beside, group);
  return {
    depth: depth + 1,
    fallback: keptKind,
    findOutside: (qid, nid) => findBeside(qid, nid) ?? findOutside?.(qid, nid),
  };
}

/**
 * The questions of a group as one section. Their nid is 0, because a row has one key for each qid. They have no stored
 * answers: those are in the rows.
 */
export function rowSections({ wire }: Question): unknown {
  const fields = ownField(wire, 'fields');
  const checks = ownField(wire, 'checks');
  if (Array.isArray(fields)) return [{ title: '', checks, fields: fields.map(asRowQuestion) }];
  if (!isRecord(fields)) return [{ title: '', checks, fields }];
  const named = Object.entries(fields).map(([name, field]) => [name, asRowQuestion(field)]);
  return [{ title: '', checks, fields: Object.fromEntries(named) }];
}

function asRowQuestion(field: unknown): unknown {
  return isRecord(field) ? { ...field, nid: 0, answer: undefined, last_answer: undefined } : field;
}
