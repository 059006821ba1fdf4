import type { ClubFile } from '#schemas/clubFile.ts';
import type { Fault } from '../fault.ts';
import type { Part, PartKind } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';

/** The field that identifies a part of each kind. Default: `title`. */
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

/** Finds parts of one kind with the same name or the same number. */
export function doubledFaults(file: ClubFile): Fault[] {
  const parts = partsOf(file);
  // Questions with a qid may have the same wording: the qid tells them apart.
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

/** A qid is unique within a course, and within the rest of the club. */
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
