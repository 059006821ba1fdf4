import { and, eq, exists, getTableColumns, gt, notExists, or, sql } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { creditNotes, documentCounters, documents, orders } from '../../db/schema.ts';
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';
import { creditNoteContent, invoiceContent } from './documentContent.ts';
import type { IssuedDocument } from './documentNumber.ts';
import { loadDocumentFacts, type OrderFacts } from './loadDocumentFacts.ts';

/** The documents of one order: its invoice first, then later invoices, and its credit notes. The oldest come first. */
export interface OrderDocuments {
  readonly invoices: readonly [IssuedDocument, ...IssuedDocument[]];
  readonly creditNotes: readonly IssuedDocument[];
}

/**
 * Issues the documents that an order lacks: an invoice for its lines, or for those that were added since, and its credit notes.
 * Runs in the transaction that made them, so that no order is without its invoice, and no number is lost. An order without an
 * amount has no documents.
 */
export async function issueDocuments(tx: Database, oid: number, now: Date): Promise<void> {
  const facts = await loadDocumentFacts(tx, oid);
  if (!facts || facts.order.totalCents <= 0) return;
  const first = await issueInvoice(tx, facts, now);
  if (!first) return;
  const noted = new Set(facts.issued.map(({ creditNoteId }) => creditNoteId));
  for (const note of facts.credits.filter(({ id }) => !noted.has(id)))
    await insertDocument(tx, facts, {
      kind: 'credit-note',
      creditNoteId: note.id,
      issuedAt: note.issuedAt,
      content: creditNoteContent(facts, note, first),
    });
}

/**
 * Issues an invoice for the lines that have none yet. It locks the numbers of the club until the transaction ends.
 * @returns the first invoice of the order
 */
export async function issueInvoice(
  tx: Database,
  facts: OrderFacts,
  now: Date,
): Promise<IssuedDocument | undefined> {
  const invoices = facts.issued.filter(({ kind }) => kind === 'invoice');
  const last = Math.max(-1, ...invoices.map(({ lastPosition }) => lastPosition ?? -1));
  const lines = facts.lines.filter(({ line }) => line.position > last);
  const [first] = invoices;
  const [firstLine] = lines;
  const lastLine = lines.at(-1);
  if (!firstLine || !lastLine) return first;
  const issued = await insertDocument(tx, facts, {
    kind: 'invoice',
    firstPosition: firstLine.line.position,
    lastPosition: lastLine.line.position,
    issuedAt: first ? now : facts.order.placedAt,
    content: invoiceContent(facts, lines, first),
  });
  return first ?? issued;
}

type NewDocument = Pick<typeof documents.$inferInsert, 'kind' | 'issuedAt' | 'content'> &
  Partial<Pick<typeof documents.$inferInsert, 'firstPosition' | 'lastPosition' | 'creditNoteId'>>;

/** Inserts a document with the next number of its club. */
const numberedDocument = keptStatement(
  (tx, document: Given<Required<Omit<typeof documents.$inferInsert, 'id' | 'serial'>>>) => {
    const { clubNid, kind, year, oid, firstPosition, lastPosition, creditNoteId, content, issuedAt } =
      document;
    const next = tx.$with('next').as(
      tx
        .insert(documentCounters)
        .values({ clubNid, kind, year, last: 1 })
        .onConflictDoUpdate({
          target: [documentCounters.clubNid, documentCounters.kind, documentCounters.year],
          set: { last: sql`${documentCounters.last} + 1` },
        })
        .returning({ last: documentCounters.last }),
    );
    const serial = sql<number>`(select last from ${next})`;
    const positions = { firstPosition, lastPosition };
    return tx
      .with(next)
      .insert(documents)
      .values({ clubNid, kind, year, serial, oid, ...positions, creditNoteId, content, issuedAt })
      .returning(getTableColumns(documents));
  },
);

async function insertDocument(
  tx: Database,
  { order: { oid, clubNid } }: OrderFacts,
  document: NewDocument,
): Promise<IssuedDocument> {
  const year = Number(isoDayOf(unixSecondsOf(document.issuedAt)).slice(0, 4));
  const withoutLines = { firstPosition: null, lastPosition: null, creditNoteId: null };
  const [issued] = await numberedDocument(tx, { ...withoutLines, ...document, clubNid, oid, year });
  if (!issued) throw new Error('The database returned no document');
  return issued;
}

/**
 * The documents of these orders by oid. Issues first what is missing, because a club may book an order or a credit note in the
 * database itself.
 */
export async function loadDocuments(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  oids: readonly number[],
): Promise<ReadonlyMap<number, OrderDocuments>> {
  if (oids.length === 0) return new Map();
  for (const { oid } of await findLacking(db, oids))
    await db.transaction(async (tx) => {
      await tx.select({ oid: orders.oid }).from(orders).where(eq(orders.oid, oid)).for('update');
      await issueDocuments(tx, oid, clock.now());
    });
  const found = await db.select().from(documents).where(isOneOf(documents.oid, oids)).orderBy(documents.id);
  return new Map(
    [...Map.groupBy(found, ({ oid }) => oid)].flatMap(([oid, all]) => {
      const [first, ...later] = all.filter(({ kind }) => kind === 'invoice');
      const creditNotes = all.filter(({ kind }) => kind === 'credit-note');
      return first ? [[oid, { invoices: [first, ...later], creditNotes }] as const] : [];
    }),
  );
}

/** Orders with an amount that have no invoice yet, or a credit note without its document; the oldest first. */
async function findLacking(db: Database, oids: readonly number[]): Promise<{ readonly oid: number }[]> {
  const ofOrder = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.oid, orders.oid), eq(documents.kind, 'invoice')));
  const ofNote = db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.creditNoteId, creditNotes.id));
  const withoutDocument = db
    .select({ id: creditNotes.id })
    .from(creditNotes)
    .where(and(eq(creditNotes.oid, orders.oid), notExists(ofNote)));
  return db
    .select({ oid: orders.oid })
    .from(orders)
    .where(
      and(
        isOneOf(orders.oid, oids),
        gt(orders.totalCents, 0),
        or(notExists(ofOrder), exists(withoutDocument)),
      ),
    )
    .orderBy(orders.placedAt, orders.oid);
}
