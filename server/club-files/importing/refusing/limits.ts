import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { additionalServices, courseSessions, stands, tariffs, vouchers } from '#server/db/schema.ts';
import type { Part, PartKind } from '../../parts/part.ts';
import type { FoundFault } from '../../texts/fault.ts';

interface Limit {
  readonly kind: PartKind;
  /** Field of the file. */
  readonly field: string;
  readonly table: typeof tariffs | typeof additionalServices | typeof stands;
}

const limits: readonly Limit[] = [
  { kind: 'tariff', field: 'capacity', table: tariffs },
  { kind: 'service', field: 'capacity', table: additionalServices },
  { kind: 'stand', field: 'capacity', table: stands },
];

type Given = ReadonlyMap<number, number>;

/** Finds limits below the number of places or uses that were given out already. */
export async function limitFaults(db: Database, found: ReadonlyMap<Part, Part>): Promise<FoundFault[]> {
  const pairs = [...found].map(([part, { number = 0 }]) => ({ part, number }));
  const numbersOf = (kind: PartKind) =>
    pairs.flatMap(({ part, number }) => (part.kind === kind ? number : []));
  const faultsOf = (kind: PartKind, field: string, given: Given) =>
    pairs
      .filter(({ part }) => part.kind === kind)
      .flatMap(({ part, number }) => limitFault(part, field, given.get(number) ?? 0));
  const faults: FoundFault[] = [];
  for (const { kind, field, table } of limits) {
    const { nid, sold } = table;
    const rows = await db
      .select({ nid, sold })
      .from(table)
      .where(isOneOf(nid, numbersOf(kind)));
    faults.push(...faultsOf(kind, field, new Map(rows.map((row) => [row.nid, row.sold]))));
  }
  const guests = await db
    .select()
    .from(courseSessions)
    .where(isOneOf(courseSessions.nid, numbersOf('session')));
  faults.push(...faultsOf('session', 'guestCapacity', new Map(guests.map((row) => [row.nid, row.guests]))));
  const used = await db
    .select()
    .from(vouchers)
    .where(isOneOf(vouchers.nid, numbersOf('voucher')));
  faults.push(...faultsOf('voucher', 'maxUses', new Map(used.map((row) => [row.nid, row.uses]))));
  return faults;
}

function limitFault(part: Part, field: string, given: number): FoundFault[] {
  // Only standing parts count their people; a part with numbered seats has a count of 0.
  const limit = part.kind === 'stand' ? (part.values.capacity ?? 0) : part.values[field];
  if (typeof limit !== 'number' || limit >= given) return [];
  return [{ path: `${part.path}.${field}`, say: ({ importing }) => importing.belowTaken(limit, given) }];
}
