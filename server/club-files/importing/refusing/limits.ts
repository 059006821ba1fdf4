import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { additionalServices, courseSessions, stands, tariffs, vouchers } from '#server/db/schema.ts';
import type { Part, PartKind } from '../../parts/part.ts';
import type { FoundFault } from '../../texts/fault.ts';

type Table =
  | typeof tariffs
  | typeof additionalServices
  | typeof stands
  | typeof courseSessions
  | typeof vouchers;

interface Limit {
  readonly kind: PartKind;
  readonly table: Table;
  /** Column with the number of places or uses that were given out. */
  readonly given:
    | (typeof tariffs | typeof additionalServices | typeof stands)['sold']
    | typeof courseSessions.guests
    | typeof vouchers.uses;
  /** The limit in a part of the file. */
  readonly field: string;
  /** The limit where the field has none. Default: no limit. */
  readonly without?: number;
}

const limits: readonly Limit[] = [
  { kind: 'tariff', table: tariffs, given: tariffs.sold, field: 'capacity' },
  { kind: 'service', table: additionalServices, given: additionalServices.sold, field: 'capacity' },
  // Only standing parts count their people; a part with numbered seats has a count of 0.
  { kind: 'stand', table: stands, given: stands.sold, field: 'capacity', without: 0 },
  { kind: 'session', table: courseSessions, given: courseSessions.guests, field: 'guestCapacity' },
  { kind: 'voucher', table: vouchers, given: vouchers.uses, field: 'maxUses' },
];

/** Finds limits below the number of places or uses that were given out already. */
export async function limitFaults(db: Database, found: ReadonlyMap<Part, Part>): Promise<FoundFault[]> {
  const faults: FoundFault[] = [];
  for (const { kind, table, given, field, without } of limits) {
    // Asks nothing about a part without a limit: a club has thousands of lessons, and guests are limited in few of them.
    const limited = [...found].flatMap(([part, { number }]) => {
      const limit = part.kind === kind ? (part.values[field] ?? without) : undefined;
      return typeof limit === 'number' && number !== undefined ? [{ part, number, limit }] : [];
    });
    const rows = await db
      .select({ nid: table.nid, given })
      .from(table)
      .where(
        isOneOf(
          table.nid,
          limited.map(({ number }) => number),
        ),
      );
    const givenTo = new Map(rows.map((row) => [row.nid, row.given]));
    for (const { part, number, limit } of limited) {
      const taken = givenTo.get(number) ?? 0;
      if (limit < taken)
        faults.push({
          path: `${part.path}.${field}`,
          say: ({ importing }) => importing.belowTaken(limit, taken),
        });
    }
  }
  return faults;
}
