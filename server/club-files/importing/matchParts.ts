import { type Part, partKinds } from '../parts/part.ts';
import type { FoundFault } from '../texts/fault.ts';

/** Pairs of parts in the file and existing parts. */
export interface Matches {
  /** The existing part, by the part of the file. */
  readonly found: ReadonlyMap<Part, Part>;
  readonly removed: readonly Part[];
  readonly faults: readonly FoundFault[];
}

/**
 * Matches by number first, then by name. So a part with a number can be renamed. A part without a number is
 * identified by its name.
 */
export function matchParts(wanted: readonly Part[], current: readonly Part[]): Matches {
  const found = new Map<Part, Part>();
  const taken = new Set<Part>();
  const faults: FoundFault[] = [];
  for (const kind of partKinds) {
    const there = current.filter((part) => part.kind === kind);
    // Indexes the parts, because a club may have thousands of sessions. A search for each of them would take minutes.
    const byNumber = Map.groupBy(there, ({ number }) => number);
    const byKey = Map.groupBy(there, ({ key }) => key);
    const numbered = ({ number }: Part) => (number === undefined ? [] : (byNumber.get(number) ?? []));
    const asked = wanted.filter((part) => part.kind === kind);
    const pair = (part: Part, match: Part) => {
      found.set(part, match);
      taken.add(match);
    };
    for (const part of asked) {
      const match = numbered(part).find((other) => isInPlace(part, other, found));
      if (match) pair(part, match);
    }
    for (const part of asked.filter((one) => !found.has(one))) {
      const match = byKey.get(part.key)?.find((other) => !taken.has(other) && isInPlace(part, other, found));
      const elsewhere = numbered(part)[0];
      if (match && part.number === undefined) pair(part, match);
      else if (elsewhere && !mayShareNumber(part, elsewhere)) faults.push(movedFault(part, elsewhere));
      else if (match) faults.push(otherNumberFault(part, match));
    }
  }
  return { found, removed: current.filter((part) => !taken.has(part)), faults };
}

function isInPlace(wanted: Part, current: Part, found: ReadonlyMap<Part, Part>): boolean {
  const parent = wanted.parent && found.get(wanted.parent);
  return current.parent === parent;
}

/** Two courses may ask a question with the same qid. */
function mayShareNumber(part: Part, other: Part): boolean {
  return part.kind === 'question' && [part, other].some(({ parent }) => parent?.kind === 'course');
}

function numberField({ kind }: Part): string {
  return kind === 'question' ? 'qid' : 'nid';
}

function movedFault(part: Part, other: Part): FoundFault {
  const field = numberField(part);
  return {
    path: `${part.path}.${field}`,
    say: ({ importing }) => importing.cannotMove(part.number, other.title, field),
  };
}

function otherNumberFault(part: Part, match: Part): FoundFault {
  const field = numberField(part);
  return {
    path: `${part.path}.${field}`,
    say: ({ importing }) =>
      importing.otherNumber(match.title, { here: match.number, given: part.number, field }),
  };
}
