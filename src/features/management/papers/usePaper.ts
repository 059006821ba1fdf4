import type { Club } from '#src/api/entities/club/club.ts';
import { useDownload } from '#src/features/downloads/index.ts';
import { clubPapersTexts as texts } from '#src/texts/nl/clubPapers.ts';

/** Downloads the documents of an order of the club, which a manager gives on paper. */
export function usePaper(club: Club, order: number) {
  const { download, wanted } = useDownload('download_club_document');
  const open = (what: 'invoice' | 'confirmation') => {
    const name = what === 'invoice' ? texts.invoiceName(order) : texts.confirmationName(order);
    download({ request: { club: club.nid, order, what }, fallbackName: `${name}.pdf` });
  };
  return { open, busy: wanted?.what };
}
