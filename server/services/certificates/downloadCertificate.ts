import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { CertificateContent } from '#server/db/schema/certificateContent.ts';
import { certificates } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { pdfFileName } from '#server/pdf/pdfFileName.ts';
import { pdfMediaType, renderPdf } from '#server/pdf/renderPdf.ts';
import { nl } from '#server/texts/nl.ts';
import type { Caller } from '../sessions/caller.ts';
import { certificateNumber } from './certificateNumber.ts';
import { certificatePdf } from './documents/certificatePdf.ts';
import { isOwnCertificate } from './loadCertificates.ts';

export interface DownloadedCertificate {
  readonly content: Buffer;
  readonly mediaType: string;
  readonly downloadName: string;
}

/**
 * Renders a certificate of the caller's family. The first download is the original, and every later one says that it is a duplicate. Of two at
 * once one is the original, because only one of them sets the time of it.
 */
export async function downloadCertificate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  id: number,
): Promise<DownloadedCertificate> {
  const isTheirs = and(eq(certificates.id, id), isOwnCertificate(db, caller));
  const [found] = await db.select().from(certificates).where(isTheirs);
  if (!found) throw refusals.notFound(nl.refusals.certificateNotFound);
  const { content, year, issuedAt } = found;
  if (found.withdrawnAt) throw refusals.notAvailable(nl.refusals.certificateWithdrawn);
  if (!content) throw refusals.notAvailable(nl.refusals.certificateIncomplete);
  if ((await db.$count(certificates, eq(certificates.replacesId, id))) > 0)
    throw refusals.notAvailable(nl.refusals.certificateReplaced);
  const number = certificateNumber(found);
  const replaces = await numberOfCertificate(db, found.replacesId);
  const render = (isDuplicate: boolean) =>
    renderPdf(certificatePdf({ content, year, number, replaces, isDuplicate }), { now: issuedAt });
  const original = found.downloadedAt === null ? await render(false) : undefined;
  const isFirst = original !== undefined && (await markDownloaded({ db, clock }, id));
  return {
    content: isFirst ? original : await render(true),
    mediaType: pdfMediaType,
    downloadName: certificateFileName(content, year),
  };
}

export function certificateFileName(content: CertificateContent, year: number): string {
  return pdfFileName(
    fillIn(nl.certificates.fileNames[content.kind], { year: String(year) }),
    personOf(content),
  );
}

function personOf(content: CertificateContent): string {
  return content.kind === 'childcare' ? `${content.child.fname} ${content.child.lname}` : content.member.name;
}

/** @returns whether this download is the first one */
async function markDownloaded({ db, clock }: Pick<Context, 'db' | 'clock'>, id: number): Promise<boolean> {
  const marked = await db
    .update(certificates)
    .set({ downloadedAt: clock.now() })
    .where(and(eq(certificates.id, id), isNull(certificates.downloadedAt)))
    .returning({ id: certificates.id });
  return marked.length > 0;
}

export async function numberOfCertificate(db: Database, id: number | null): Promise<string> {
  if (id === null) return '';
  const [found] = await db.select().from(certificates).where(eq(certificates.id, id));
  return found ? certificateNumber(found) : '';
}
