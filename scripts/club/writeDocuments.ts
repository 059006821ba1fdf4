import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { clubs } from '#server/db/schema.ts';
import type { PdfContent } from '#server/pdf/pdfContent.ts';
import { renderPdf } from '#server/pdf/renderPdf.ts';
import { type IssuedDocument, numberOf } from '#server/services/documents/documentNumber.ts';
import { creditNotePdf } from '#server/services/invoices/creditNotePdf.ts';
import { invoicePdf } from '#server/services/invoices/invoicePdf.ts';
import { loadInvoicesOfClub } from '#server/services/invoices/loadInvoices.ts';
import type { ClubCommand } from './commandLine.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './withDatabase.ts';

type Wanted = Extract<ClubCommand, { is: 'documents' }>;

/** Writes the invoices and credit notes of a club into a folder, one PDF each. */
export function writeDocuments(wanted: Wanted, { env, clock, say }: Terminal): Promise<0 | 1> {
  return withDatabase(env, say, async (db) => {
    const [club] = await db.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.url, wanted.url));
    if (!club) {
      say(`There is no club with the url "${wanted.url}".`);
      return 1;
    }
    const printed = await print({ db, clock }, club.nid, wanted.year);
    await mkdir(wanted.out, { recursive: true, mode: 0o700 });
    // Only the user who runs the command may read them, because they name people.
    for (const { document, content } of printed)
      await writeFile(
        join(wanted.out, `${numberOf(document)}.pdf`),
        await renderPdf(content, { now: clock.now() }),
        { mode: 0o600 },
      );
    say(`${printed.length === 1 ? '1 document' : `${printed.length} documents`} written to ${wanted.out}`);
    return 0;
  });
}

async function print(
  context: { readonly db: Database; readonly clock: Clock },
  clubNid: number,
  year: number | undefined,
): Promise<{ readonly document: IssuedDocument; readonly content: PdfContent }[]> {
  const invoices = await loadInvoicesOfClub(context, clubNid);
  return invoices
    .flatMap((invoice) => [
      ...invoice.documents.invoices.map((document) => ({ document, content: invoicePdf(invoice, document) })),
      ...invoice.documents.creditNotes.map((document) => ({
        document,
        content: creditNotePdf(invoice, document),
      })),
    ])
    .filter(({ document }) => year === undefined || document.year === year);
}
