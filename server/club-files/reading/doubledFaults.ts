import type { ClubFile } from '#schemas/clubFile.ts';
import type { Fault } from '../fault.ts';
import type { Part, PartKind } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';

/** What somebody calls it by whose two of them can't be told apart. */
const keyNames: Partial<Record<PartKind, string>> = {
  course: 'url',
  form: 'url',
  category: 'url',
  product: 'url',
  session: 'day',
  pass: 'label',
  voucher: 'code',
  question: 'question',
  seat: 'from',
};

/** Two of one kind with the same name, or with the same number. */
export function doubledFaults(file: ClubFile): Fault[] {
  const parts = partsOf(file);
  // Two questions may say the same where each has a number to know it by.
  const named = parts.filter(({ kind, number }) => kind !== 'question' || number === undefined);
  return [
    ...doubled(
      named,
      ({ id }) => id,
      (part) => keyNames[part.kind] ?? 'title',
    ),
    ...doubled(
      parts.filter(({ number }) => number !== undefined),
      numberScope,
      ({ kind }) => (kind === 'question' ? 'qid' : 'nid'),
    ),
  ];
}

/** A course may ask by a qid that another one has too. */
function numberScope({ kind, number, parent }: Part): string {
  return `${kind} ${number}${kind === 'question' && parent?.kind === 'course' ? parent.id : ''}`;
}

function doubled(
  parts: readonly Part[],
  nameOf: (part: Part) => string,
  fieldOf: (part: Part) => string,
): Fault[] {
  const first = new Map<string, Part>();
  return parts.flatMap((part) => {
    const name = nameOf(part);
    const before = first.get(name);
    if (before === undefined) {
      first.set(name, part);
      return [];
    }
    const path = `${part.path}.${fieldOf(part)}`;
    return [{ path, message: `is the same as that of ${before.path}: they couldn't be told apart` }];
  });
}
