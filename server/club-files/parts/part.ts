import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

/** Kinds in the order of inserting, so that a part exists before others refer to it. Deletion goes in reverse order. */
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

/** A piece of a club file that has a row of its own in the database. */
export interface Part {
  readonly kind: PartKind;
  /** Path in the file: `courses[2].tariffs[0]`. */
  readonly path: string;
  /** Readable name: `Kleuterdans › Heel seizoen`. */
  readonly title: string;
  /** The nid, or the qid of a question; `undefined` where the file gives none. */
  readonly number: number | undefined;
  /** Identifies a part without a number among parts of its kind in the same parent: its url or its title. */
  readonly key: string;
  /** Kind, parents and key together: unique in the club. */
  readonly id: string;
  readonly parent: Part | undefined;
  /** The fields as in the file, without those that are parts themselves. */
  readonly values: PartValues;
  /** Order among parts of its kind, where the database keeps one. */
  readonly position?: number;
  /** Inserts or updates the part, and returns its number. */
  readonly save: (tx: Database, at: SavePlace) => Promise<number>;
}

export interface SavePlace {
  readonly clubNid: number;
  /** Number of the parent; 0 for a club. */
  readonly parentNumber: number;
  /** `undefined` where the part is new. */
  readonly number: number | undefined;
  /** Number for a new part; `undefined` where the database gives one. */
  readonly newNumber: number | undefined;
  /** The values to save, which may be fewer than the file has. */
  readonly values: PartValues;
  /** Number of another part, which must have been saved before. */
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
  /** The columns without the nid. */
  readonly row: Omit<Table['$inferInsert'], 'nid'>;
  readonly at: SavePlace;
}

/** Inserts or updates a row of a table whose key is `nid`. */
export async function saveRow<Table extends NumberedTable>(
  tx: Database,
  table: Table,
  { row, at }: RowToSave<Table>,
): Promise<number> {
  // Drizzle can't infer the columns of a table that is only known to have a nid. The type of `row` still checks them.
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
