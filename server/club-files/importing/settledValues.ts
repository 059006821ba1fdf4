import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { mapQuestion, type QuestionChange } from '../mapQuestion.ts';
import { mapTests } from '../mapTests.ts';
import type { Part, PartValues } from '../parts/part.ts';
import type { FoundFault } from '../texts/fault.ts';
import type { Matches } from './matchParts.ts';

interface ToSettle {
  /** The parts of the file. */
  readonly parts: readonly Part[];
  readonly matches: Matches;
  /** Qids for the new questions. */
  readonly qids: ReadonlyMap<Part, number>;
  /** Whether the stock of the file replaces the counted stock. */
  readonly takesStock: boolean;
}

interface SettledPart {
  readonly values: PartValues;
  /** Tells the author that a value of the file is not used. */
  readonly note?: FoundFault;
}

/** Decides for each part of the file which values are saved. Some existing values are kept instead of those of the file. */
export function settledValues({ parts, matches, qids, takesStock }: ToSettle): (part: Part) => SettledPart {
  const qidOf = (part: Part) => matches.found.get(part)?.number ?? part.number ?? qids.get(part);
  return (part) => {
    if (part.kind === 'question') return { values: withQid(part, parts, qidOf) };
    const match = matches.found.get(part);
    if (part.kind === 'course') return { values: withTeachers(part, match) };
    return part.kind === 'variant' && match && !takesStock ? keptStock(part, match) : { values: part.values };
  };
}

/** Keeps the existing accounts of the teachers when the file names none, as in a file from another installation. */
function withTeachers({ values }: Part, match: Part | undefined): PartValues {
  const accounts = values.teacherAccounts ?? match?.values.teacherAccounts;
  return {
    ...values,
    teacherAccounts: Array.isArray(accounts) && accounts.length > 0 ? accounts : undefined,
  };
}

/** Replaces the references to other questions: the file names one by its wording, the database by its qid. */
function withQid(part: Part, parts: readonly Part[], qidOf: (part: Part) => number | undefined): PartValues {
  const { fields } = part.values;
  const row: readonly unknown[] = Array.isArray(fields) ? fields : [];
  const wordedAs = (wording: unknown) => {
    const target = parts.find(
      (other) => other.kind === 'question' && isSameForm(other, part) && other.values.question === wording,
    );
    return target && qidOf(target);
  };
  return {
    ...mapQuestion(part.values, settling(wordedAs)),
    ...(row.length > 0 && {
      fields: row.map((field) =>
        mapQuestion(
          fieldsOf(field),
          settling((wording) => qidInRow(wording, row) ?? wordedAs(wording)),
        ),
      ),
    }),
  };
}

/** @param qidOf the qid of the question with a wording. In a group a qid may also be there instead of a wording. */
function settling(qidOf: (wording: unknown) => unknown): QuestionChange {
  const condition = (when: unknown) =>
    mapTests(when, ({ question, ...test }) =>
      question === undefined ? test : { qid: qidOf(question), ...test },
    );
  return { condition, reference: (name) => (typeof name === 'string' ? qidOf(name) : name) };
}

/** The qid of a question of the same group, by its qid or its wording. */
function qidInRow(name: unknown, row: readonly unknown[]): unknown {
  const fields = row.map(fieldsOf);
  const found = fields.find(({ qid }) => qid === name) ?? fields.find(({ question }) => question === name);
  return found?.qid;
}

function isSameForm(one: Part, other: Part): boolean {
  const formOf = ({ parent }: Part) => (parent?.kind === 'form' ? parent : undefined);
  return formOf(one) === formOf(other);
}

/** Keeps the stock that the shop has counted, because variants may have been sold between an export and its import. */
function keptStock(part: Part, match: Part): SettledPart {
  const [wanted, counted] = [part.values.stock, match.values.stock];
  if (typeof wanted !== 'number' || typeof counted !== 'number' || wanted === counted)
    return { values: part.values };
  return {
    values: { ...part.values, stock: counted },
    note: {
      path: `${part.path}.stock`,
      say: ({ importing }) => importing.keptStock(counted, wanted),
    },
  };
}
