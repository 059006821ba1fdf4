import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { refusals } from '#server/http/refused.ts';
import { pdfMediaType, renderPdf } from '#server/pdf/renderPdf.ts';
import { nl } from '#server/texts/nl.ts';
import { ficheFaults } from '../certificates/belcotax/belcotaxFaults.ts';
import { belcotaxXml } from '../certificates/belcotax/belcotaxXml.ts';
import { loadFiches } from '../certificates/belcotax/loadFiches.ts';
import { certificateNumber } from '../certificates/certificateNumber.ts';
import { certificatePdf } from '../certificates/documents/certificatePdf.ts';
import {
  certificateFileName,
  type DownloadedCertificate,
  numberOfCertificate,
} from '../certificates/downloadCertificate.ts';
import { findDueCertificates } from '../certificates/issueCertificates.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { noteAction } from '../management/noteAction.ts';
import { findCertificate } from './findCertificate.ts';

interface ByManager {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly year: number;
}

interface WantedFile extends ByManager {
  readonly of: { readonly certificate: number } | { readonly registration: number };
}

/** A certificate for who runs the club. It says that it is a duplicate: the first download of the family stays the original. */
export async function openForClub(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { club, by, year, of }: WantedFile,
): Promise<DownloadedCertificate> {
  const note = (what: string, registrationId: number | null) =>
    noteAction(
      { db, clock },
      { clubNid: club.nid, by, action: 'read-certificate', oid: null, registrationId, details: { what } },
    );
  if ('registration' in of) {
    const registrationId = of.registration;
    const due = await findDueCertificates({ db, clock }, { clubNid: club.nid, year, registrationId });
    const draft = typeof due === 'string' ? undefined : due.drafts[0];
    if (!draft) throw refusals.notFound(nl.refusals.certificateNotFound);
    await note(draft.activity, registrationId);
    const { content } = draft;
    const document = { content, year, number: '', replaces: '', isDuplicate: false, isDraft: true };
    return fileOf(certificateFileName(content, year), document, clock.now());
  }
  const found = await findCertificate(db, { clubNid: club.nid, certificate: of.certificate });
  const { content, issuedAt, replacesId } = found;
  if (!content) throw refusals.notAvailable(nl.refusals.certificateIncomplete);
  const number = certificateNumber(found);
  await note(number, null);
  const replaces = await numberOfCertificate(db, replacesId);
  const document = { content, year: found.year, number, replaces, isDuplicate: true };
  return fileOf(certificateFileName(content, found.year), document, issuedAt);
}

async function fileOf(downloadName: string, document: Parameters<typeof certificatePdf>[0], now: Date) {
  return {
    content: await renderPdf(certificatePdf(document), { now }),
    mediaType: pdfMediaType,
    downloadName,
  };
}

/** The file of a club and a year for the tax office. */
export async function belcotaxFile(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { club, by, year }: ByManager,
): Promise<DownloadedCertificate> {
  const fiches = await loadFiches(db, club.nid, year);
  if (fiches.length === 0) throw refusals.notAvailable(nl.refusals.noFiches);
  if (fiches.some((fiche) => ficheFaults(fiche).length > 0))
    throw refusals.notAvailable(nl.refusals.wrongFiches);
  await noteAction(
    { db, clock },
    { clubNid: club.nid, by, action: 'download-belcotax', oid: null, details: { what: String(year) } },
  );
  return {
    content: Buffer.from(belcotaxXml({ year, createdOn: todayOf(clock), fiches })),
    mediaType: 'application/xml',
    downloadName: `belcotax-${club.url}-${year}.xml`,
  };
}
