import { readId } from '#rules/readId.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { mapChecks } from '../mapExpression.ts';
import { mapQuestion, type QuestionChange } from '../mapQuestion.ts';
import { mapTests } from '../mapTests.ts';
import { rowQuestionInFile } from '../rowQuestion.ts';
import { nameInFile, renamedFields } from './wireNames.ts';

type Fields = Readonly<Record<string, unknown>>;

interface FilePlace {
  /** Qids that questions of this form have, or had in an earlier version. Any other question is new. */
  readonly known: ReadonlySet<number>;
  /** The first qid for new questions. */
  readonly nextQid: number;
  urlOf(courseNid: number): string | undefined;
}

/**
 * Writes sections of a form builder as a club file has them: the reverse of `sectionsOnWire`. A new question gets a qid here, and
 * what refers to it follows. The result is as right or wrong as what was sent: the schema of the club file judges it.
 */
export function sectionsInFile(sections: readonly unknown[], place: FilePlace): readonly Fields[] {
  const qids = qidsOf(sections, place);
  return sections.map((section) => {
    const { fields, visible_when: when, checks, ...rest } = fieldsOf(section);
    const change = changeOf(qids, place);
    return {
      ...renamedFields(rest, nameInFile),
      ...(given(when) && { visibleWhen: change.condition(when) }),
      ...(given(checks) && { checks: mapChecks(checks, change) }),
      questions: listOf(fields).map((question) => questionInFile(question, qids, place)),
    };
  });
}

/** The qids of all questions, by what they are called in the builder. */
function qidsOf(sections: readonly unknown[], { known, nextQid }: FilePlace): ReadonlyMap<string, number> {
  const names = sections.flatMap((section) =>
    listOf(fieldsOf(section).fields).map((question) => String(fieldsOf(question).qid)),
  );
  let next = nextQid;
  return new Map(
    [...new Set(names)].map((name) => {
      const number = readId(name);
      return [name, number !== undefined && known.has(number) ? number : next++];
    }),
  );
}

function questionInFile(question: unknown, qids: ReadonlyMap<string, number>, place: FilePlace): Fields {
  const { qid, nid: _course, type, options, fields, config, ...kept } = fieldsOf(question);
  const { last_answer: _answer, last_answer_source: _source, answer: _older, ...rest } = kept;
  const outside = changeOf(qids, place);
  const asked = mapQuestion(
    {
      ...renamedFields(rest, nameInFile),
      // A question without a type is a checkbox on the wire.
      ...{ qid: qids.get(String(qid)), type: type === undefined || type === '' ? 'checkbox' : type },
      ...(given(options) && { options: listOf(options).map(optionInFile) }),
      ...(Object.keys(fieldsOf(config)).length > 0 && { config }),
    },
    outside,
  );
  if (!given(fields)) return asked;
  const inRow = new Set(listOf(fields).map((field) => fieldsOf(field).qid));
  const change = changeOf(qids, place, inRow);
  return { ...asked, fields: listOf(fields).map((field) => rowQuestionInFile(fieldsOf(field), change)) };
}

/** @param inRow names of the questions of the same row, which come before those outside */
function changeOf(
  qids: ReadonlyMap<string, number>,
  { urlOf }: FilePlace,
  inRow: ReadonlySet<unknown> = new Set(),
): QuestionChange {
  const reference = (name: unknown) =>
    inRow.has(name) ? name : (qids.get(String(name)) ?? readId(String(name)) ?? name);
  return {
    reference,
    condition: (when) =>
      mapTests(when, ({ qid, nid, ...test }) => ({
        qid: reference(qid),
        ...courseOf(nid, urlOf),
        ...test,
      })),
  };
}

function courseOf(nid: unknown, urlOf: FilePlace['urlOf']): Fields {
  if (!given(nid) || Number(nid) === 0) return {};
  return { course: urlOf(Number(nid)) ?? String(nid) };
}

function optionInFile(option: unknown): unknown {
  if (typeof option !== 'object' || option === null) return String(option);
  const { value, label = value, ...rest } = fieldsOf(option);
  return { value: String(value), label, ...renamedFields(rest, nameInFile) };
}

/** A list, or the values of a map with their keys as the wire has options and questions. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return Object.entries(fieldsOf(value)).map(([key, item]) =>
    typeof item === 'string' ? { value: key, label: item } : item,
  );
}

function given(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
