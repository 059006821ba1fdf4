import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orders, registrations } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import type { PdfContent } from '../../pdf/pdfContent.ts';
import { pdfFileName } from '../../pdf/pdfFileName.ts';
import { pdfMediaType, renderPdf } from '../../pdf/renderPdf.ts';
import { nl } from '../../texts/nl.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { numberOf } from '../documents/documentNumber.ts';
import { creditNotePdf } from '../invoices/creditNotePdf.ts';
import { invoicePdf } from '../invoices/invoicePdf.ts';
import { loadInvoicesOf } from '../invoices/loadInvoices.ts';
import { loadOrder, type PlacedLine } from '../orders/placed/loadOrders.ts';
import { fullName } from '../people/people.ts';
import { confirmationPdf } from './confirmationPdf.ts';

type Reading = Pick<Context, 'db' | 'clock'>;

interface WantedPaper {
  readonly club: ClubRow;
  readonly request: OperationRequest<'download_club_document'>;
}

/**
 * A document of an order of the club as a PDF, for its managers: they give it to somebody who reads no mail. An order of another club is
 * not found.
 */
export async function openPaper(context: Reading, { club, request }: WantedPaper) {
  const { order: oid, what, document } = request;
  const isOfClub = and(eq(orders.oid, oid), eq(orders.clubNid, club.nid));
  if ((await context.db.$count(orders, isOfClub)) === 0) throw refusals.notFound(nl.refusals.invoiceNotFound);
  const paper =
    what === 'confirmation' ? await confirmation(context, oid) : await paperOf[what](context, oid, document);
  return {
    content: await renderPdf(paper.pdf, { now: context.clock.now() }),
    mediaType: pdfMediaType,
    downloadName: pdfFileName(paper.pdf.title, paper.whose),
  };
}

interface Paper {
  readonly pdf: PdfContent;
  readonly whose: string;
}

const paperOf = { invoice, 'credit-note': creditNote };

async function invoice(context: Reading, oid: number, wanted: number | undefined): Promise<Paper> {
  const found = (await loadInvoicesOf(context, [oid])).get(oid);
  const invoices = found?.documents.invoices ?? [];
  const document = wanted === undefined ? invoices[0] : invoices.find(({ id }) => id === wanted);
  if (!found || !document) throw refusals.notFound(nl.refusals.invoiceNotFound);
  return { pdf: invoicePdf(found, document), whose: document.content.member };
}

async function creditNote(context: Reading, oid: number, wanted: number | undefined): Promise<Paper> {
  const found = (await loadInvoicesOf(context, [oid])).get(oid);
  const notes = found?.documents.creditNotes ?? [];
  const document =
    wanted === undefined ? notes.at(-1) : notes.find(({ creditNoteId }) => creditNoteId === wanted);
  if (!found || !document) throw refusals.notFound(nl.refusals.creditNoteNotFound);
  return { pdf: creditNotePdf(found, document), whose: document.content.member };
}

async function confirmation(context: Reading, oid: number): Promise<Paper> {
  const placed = await loadOrder(context, oid);
  const stands = await standingLines(context.db, oid);
  const lines = placed.lines.filter(stands);
  if (lines.length === 0) throw refusals.notAvailable(nl.confirmation.nothingStands);
  const [first] = lines;
  const document = (await loadInvoicesOf(context, [oid])).get(oid)?.documents.invoices[0];
  const number = document && fillIn(nl.invoices.title, { number: numberOf(document) });
  return {
    pdf: confirmationPdf({ ...placed, lines }, { now: context.clock.now(), invoice: number }),
    whose: first ? fullName(first.person) : '',
  };
}

/** Whether a line is not about a registration that somebody cancelled, or moved to another course. */
async function standingLines(db: Database, oid: number): Promise<(line: PlacedLine) => boolean> {
  const { uid, tariffNid, status } = registrations;
  const rows = await db
    .select({ uid, tariffNid, status })
    .from(registrations)
    .where(eq(registrations.oid, oid));
  return ({ line }) => {
    const own = rows.filter((row) => row.uid === line.uid && row.tariffNid === line.tariffNid);
    return own.length === 0 || own.some((row) => isRegisteredStatus(row.status));
  };
}
