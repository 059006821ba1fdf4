import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import type { Fault } from '../fault.ts';
import { mapTests } from '../mapTests.ts';
import type { Part, PartValues } from '../parts/part.ts';
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
  readonly note?: Fault;
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

/** Replaces the references of conditions to other questions: the file names one by its wording, the database by its qid. */
function withQid(part: Part, parts: readonly Part[], qidOf: (part: Part) => number | undefined): PartValues {
  const settled = (condition: unknown) =>
    mapTests(condition, ({ question, ...test }) => {
      if (question === undefined) return test;
      const target = parts.find(
        (other) => other.kind === 'question' && isSameForm(other, part) && other.values.question === question,
      );
      return { qid: target && qidOf(target), ...test };
    });
  const { options } = part.values;
  return {
    ...withConditions(part.values, settled),
    ...(Array.isArray(options) && {
      options: options.map((option: unknown) =>
        typeof option === 'string' ? option : withConditions(fieldsOf(option), settled),
      ),
    }),
  };
}

const conditionNames = ['visibleWhen', 'requiredWhen', 'sectionVisibleWhen'];

function withConditions(values: PartValues, settled: (condition: unknown) => unknown): PartValues {
  const given = conditionNames.filter((name) => values[name] !== undefined);
  return { ...values, ...Object.fromEntries(given.map((name) => [name, settled(values[name])])) };
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
      message: `stays ${counted}, as the shop has counted, and not ${wanted}: with --stock the file goes before`,
    },
  };
}
