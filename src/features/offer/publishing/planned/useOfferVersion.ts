import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#rules/writtenTime.ts';
import type { OfferStatus, PlannedOffer } from '#src/api/entities/management/offerEditor.ts';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';
import { offerStatusQuery } from './publicationQueries.ts';

const texts = offerPlannedTexts.changed;

interface Opened {
  /** The club's nid. */
  readonly club: number;
  /** The revision of the opened offer; undefined while it is loading or being published, when nothing counts as new. */
  readonly revision: number | undefined;
}

interface OfferNews {
  /** Says who changed the offer since it was opened; undefined where nobody did. */
  readonly changed: string | undefined;
  readonly planned: readonly PlannedOffer[];
}

/** Notices within seconds that somebody else changed the offer which is open. */
export function useOfferVersion({ club, revision }: Opened): OfferNews {
  const { data } = useQuery(offerStatusQuery(club));
  const isChanged = data !== undefined && revision !== undefined && data.revision !== revision;
  return { changed: isChanged ? whoChanged(data) : undefined, planned: data?.planned ?? [] };
}

function whoChanged({ changed }: Pick<OfferStatus, 'changed'>): string {
  if (!changed || (changed.by === null && !changed.own)) return texts.elsewhere;
  const time = formatTime(changed.at);
  return changed.own || changed.by === null ? texts.byYou(time) : texts.published(changed.by, time);
}
