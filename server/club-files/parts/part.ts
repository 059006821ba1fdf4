import type { PgTable } from 'drizzle-orm/pg-core';

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
  'video',
  'federation',
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
  /** The columns of its row, without its number. */
  readonly row: (at: RowPlace) => PartValues;
}

/** The columns of a table without the number of the row. */
export type Row<Table extends PgTable> = Omit<Table['$inferInsert'], 'nid' | 'qid'>;

export interface RowPlace {
  readonly clubNid: number;
  /** Number of the parent; 0 for a club. */
  readonly parentNumber: number;
  readonly isNew: boolean;
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
