import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

/** In the order in which they are put in, so that what another one refers to is there. Taken out the other way round. */
export const partKinds = [
  'club',
  'course',
  'session',
  'tariff',
  'service',
  'stand',
  'seat',
  'form',
  'question',
  'category',
  'product',
  'variant',
  'pass',
  'voucher',
] as const;
export type PartKind = (typeof partKinds)[number];

export type PartValues = Readonly<Record<string, unknown>>;

/** One thing of a club file that has a row of its own in the database. */
export interface Part {
  readonly kind: PartKind;
  /** Where it stands in the file: `courses[2].tariffs[0]`. */
  readonly path: string;
  /** For people: `Kleuterdans › Heel seizoen`. */
  readonly title: string;
  /** Its nid, of a question its qid; `undefined` where the file gives none. */
  readonly number: number | undefined;
  /** By which it is known among its like in the same parent, where no number is given: its url or its title. */
  readonly key: string;
  /** Kind, parents and key: unique in the club. */
  readonly id: string;
  readonly parent: Part | undefined;
  /** Its fields as the file has them, without those that are parts themselves. */
  readonly values: PartValues;
  /** Among its like, where that is kept. */
  readonly position?: number;
  /** Puts it in or updates it, and returns its number. */
  readonly save: (tx: Database, at: SavePlace) => Promise<number>;
}

export interface SavePlace {
  readonly clubNid: number;
  /** Of what it is part of; 0 for a club. */
  readonly parentNumber: number;
  /** `undefined`: it is new. */
  readonly number: number | undefined;
  /** What it gets where it is new; `undefined`: the database gives one. */
  readonly newNumber: number | undefined;
  /** What is to be kept, which may be less than the file says. */
  readonly values: PartValues;
  /** Of another part, which has been saved before. */
  numberOf(id: string): number;
}

type PartSketch = Omit<Part, 'id'>;

export function makePart(sketch: PartSketch): Part {
  return { ...sketch, id: partId(sketch.kind, sketch.key, sketch.parent) };
}

export function partId(kind: PartKind, key: string, parent?: Pick<Part, 'kind' | 'id'>): string {
  return parent === undefined || parent.kind === 'club' ? `${kind} ${key}` : `${kind} ${key} of ${parent.id}`;
}

export function titleIn(parent: Part, title: string): string {
  return parent.kind === 'club' ? title : `${parent.title} › ${title}`;
}

type NumberedTable = PgTable & { readonly nid: PgColumn };

interface RowToSave<Table extends NumberedTable> {
  /** Without its nid. */
  readonly row: Omit<Table['$inferInsert'], 'nid'>;
  readonly at: SavePlace;
}

/** Inserts or updates a row of a table whose key is `nid`. */
export async function saveRow<Table extends NumberedTable>(
  tx: Database,
  table: Table,
  { row, at }: RowToSave<Table>,
): Promise<number> {
  // Drizzle can't tell the columns of a table that is only known to have a nid; `row` holds them to this very table.
  const numbered: NumberedTable = table;
  if (at.number !== undefined) {
    await tx.update(numbered).set(row).where(eq(numbered.nid, at.number));
    return at.number;
  }
  const values = at.newNumber === undefined ? row : { ...row, nid: at.newNumber };
  const [saved] = await tx.insert(numbered).values(values).returning({ nid: numbered.nid });
  if (!saved) throw new Error('The database returned no row');
  return Number(saved.nid);
}
