import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import type { Fault } from '../fault.ts';
import type { Part, PartValues } from '../parts/part.ts';
import type { Matches } from './matchParts.ts';

interface ToSettle {
  readonly parts: readonly Part[];
  readonly matches: Matches;
  readonly qids: ReadonlyMap<Part, number>;
  readonly takesStock: boolean;
}

interface SettledPart {
  readonly values: PartValues;
  readonly note?: Fault;
}

/** Decides which values of the file are saved, given the existing parts. */
export function settledValues({ parts, matches, qids, takesStock }: ToSettle): (part: Part) => SettledPart {
  const qidOf = (part: Part) => matches.found.get(part)?.number ?? part.number ?? qids.get(part);
  return (part) => {
    if (part.kind === 'question') return { values: withQid(part, parts, qidOf) };
    const match = matches.found.get(part);
    if (part.kind === 'course') return { values: withTeachers(part, match) };
    return part.kind === 'variant' && match && !takesStock ? keptStock(part, match) : { values: part.values };
  };
}

/** Keeps the teachers where the file names no accounts, as in a file for another installation. */
function withTeachers({ values }: Part, match: Part | undefined): PartValues {
  const kept = values.teacherAccounts ?? match?.values.teacherAccounts;
  return { ...values, teacherAccounts: Array.isArray(kept) && kept.length > 0 ? kept : undefined };
}

/** Replaces the wording in a condition by the qid of the question. */
function withQid(part: Part, parts: readonly Part[], qidOf: (part: Part) => number | undefined): PartValues {
  const { question, ...condition } = fieldsOf(part.values.visibleWhen);
  if (question === undefined) return part.values;
  const target = parts.find(
    (other) => other.kind === 'question' && isSameForm(other, part) && other.values.question === question,
  );
  return { ...part.values, visibleWhen: { qid: target && qidOf(target), ...condition } };
}

function isSameForm(one: Part, other: Part): boolean {
  const formOf = ({ parent }: Part) => (parent?.kind === 'form' ? parent : undefined);
  return formOf(one) === formOf(other);
}

/** Keeps the counted stock, because variants may have been sold between an export and its import. */
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
