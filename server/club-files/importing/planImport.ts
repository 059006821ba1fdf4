import { isDeepStrictEqual } from 'node:util';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { highestQid } from '../../services/registration/newQids.ts';
import { loadSeats } from '../exporting/exportStands.ts';
import type { Part } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';
import { seatKey } from '../parts/seatingParts.ts';
import { type ClubFileTexts, en } from '../texts/en.ts';
import type { Fault } from '../texts/fault.ts';
import { writeFaults } from '../texts/writeFaults.ts';
import type { Change, Difference } from './change.ts';
import { type Matches, matchParts } from './matchParts.ts';
import { filmFaults } from './refusing/filmFaults.ts';
import { foreignNumberFaults } from './refusing/foreignNumbers.ts';
import { limitFaults } from './refusing/limits.ts';
import { teacherFaults } from './refusing/teacherFaults.ts';
import { usageFaults } from './refusing/usage.ts';
import { settledValues } from './settledValues.ts';

/** What an import changes, apart from pictures. */
export interface OfferPlan {
  readonly changes: readonly Change[];
  readonly faults: readonly Fault[];
  /** Values of the file that are not taken over, and why. */
  readonly notes: readonly Fault[];
  /** Numbers of the existing parts, by the part's id in the file. */
  readonly numbers: ReadonlyMap<string, number>;
}

export interface PlanInput {
  readonly wanted: ClubFile;
  /** `undefined` where the club is new. */
  readonly current: ClubFile | undefined;
  /** Whether the stock of the file overrides what the shop has counted since the export. */
  readonly takesStock: boolean;
  readonly now: Date;
  /** Paths of films that come with the file. Default: none. */
  readonly films?: ReadonlySet<string>;
  /** The one lesson that may go although people use it. */
  readonly lesson?: number | undefined;
  /** The language of faults and notes. Default: English. */
  readonly texts?: ClubFileTexts;
}

export async function planImport(db: Database, { wanted, current, ...input }: PlanInput): Promise<OfferPlan> {
  const parts = partsOf(wanted);
  const there = current ? await numberedParts(db, current) : [];
  const matches = matchParts(parts, there);
  const fresh = parts.filter((part) => !matches.found.has(part));
  const numbers = numbersOf(matches);
  const qids = await newQids(db, fresh);
  const settle = settledValues({ parts, matches, qids, takesStock: input.takesStock });
  const settled = parts.map((part) => ({ part, ...settle(part) }));
  const written = { file: wanted, texts: input.texts ?? en };
  const faults = [
    ...matches.faults,
    ...(await foreignNumberFaults(db, fresh)),
    ...(await limitFaults(db, matches.found)),
    ...(await teacherFaults(db, wanted)),
    ...(await filmFaults(db, wanted, { clubNid: current?.club.nid ?? 0, beside: input.films ?? new Set() })),
    ...(await usageFaults(db, matches.removed.filter(isNot(input.lesson)), input.now)),
  ];
  return {
    faults: writeFaults(faults, written),
    numbers,
    notes: writeFaults(
      settled.flatMap(({ note }) => note ?? []),
      written,
    ),
    changes: [
      ...settled.flatMap(({ part, values }) =>
        changeOf(part, { values, match: matches.found.get(part), qids }),
      ),
      ...matches.removed.map((part) => ({ is: 'removed' as const, part, number: part.number ?? 0 })),
    ],
  };
}

function isNot(lesson: number | undefined) {
  return ({ kind, number }: Part) => kind !== 'session' || lesson === undefined || number !== lesson;
}

interface Settled {
  readonly values: Part['values'];
  readonly match: Part | undefined;
  readonly qids: ReadonlyMap<Part, number>;
}

function changeOf(part: Part, { values, match, qids }: Settled): Change[] {
  if (!match) return [{ is: 'added', part, values, newNumber: qids.get(part) ?? part.number }];
  const found = differences(match.values, values);
  if (found.length === 0 && match.position === part.position) return [];
  return [{ is: 'changed', part, values, number: match.number ?? 0, differences: found }];
}

/** Adds the nids of seats. A file names seats by row and number alone, but changing or removing a seat needs its nid. */
async function numberedParts(db: Database, current: ClubFile): Promise<readonly Part[]> {
  const parts = partsOf(current);
  const seats = await loadSeats(db, current.club.nid ?? 0);
  const nids = new Map(seats.map((seat) => [`${seat.standNid} ${seatKey(seat.row, seat.number)}`, seat.nid]));
  return parts.map((part) =>
    part.kind === 'seat' ? { ...part, number: nids.get(`${part.parent?.number} ${part.key}`) } : part,
  );
}

function numbersOf({ found }: Matches): ReadonlyMap<string, number> {
  return new Map([...found].map(([part, match]) => [part.id, match.number ?? 0]));
}

/** Finds the fields that differ, as deep as possible. A list differs as a whole. */
function differences(from: unknown, to: unknown, path = ''): readonly Difference[] {
  if (isDeepStrictEqual(from, to)) return [];
  if (!isPlain(from) || !isPlain(to)) return [{ path, from, to }];
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    differences(before[name], after[name], path === '' ? name : `${path}.${name}`),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers new questions, above any qid that was ever given. */
async function newQids(db: Database, fresh: readonly Part[]): Promise<ReadonlyMap<Part, number>> {
  const unnumbered = fresh.filter(({ kind, number }) => kind === 'question' && number === undefined);
  if (unnumbered.length === 0) return new Map();
  const given = fresh.map(({ kind, number = 0 }) => (kind === 'question' ? number : 0));
  const highest = Math.max(await highestQid(db), ...given);
  return new Map(unnumbered.map((part, index) => [part, highest + index + 1]));
}
