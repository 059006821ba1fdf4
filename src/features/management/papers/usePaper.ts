import type { Club } from '#src/api/entities/club/club.ts';
import { useDownload } from '#src/features/downloads/index.ts';
import { clubPapersTexts as texts } from '#src/texts/nl/clubPapers.ts';

/** Downloads the documents of an order of the club, which a manager gives on paper. */
export function usePaper(club: Club, order: number) {
  const { download, wanted } = useDownload('download_club_document');
  /** @param document - id of a later invoice or a credit note; without it, the first invoice */
  const open = (what: 'invoice' | 'credit-note' | 'confirmation', document?: number) => {
    const request = { club: club.nid, order, what, ...(document !== undefined && { document }) };
    download({ request, fallbackName: `${texts.names[what](order)}.pdf` });
  };
  return { open, busy: wanted?.what };
}
