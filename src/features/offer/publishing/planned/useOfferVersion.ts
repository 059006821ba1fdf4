import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { offerStatusQuery } from './publicationQueries.ts';

interface Opened {
  /** The club's nid. */
  readonly club: number;
  /** The revision of the opened offer. */
  readonly revision: number;
  /** Called once for each newer revision that the server has. */
  readonly onChanged: () => void;
}

/** Notices within seconds that somebody else changed the offer which is open, while the page is visible. */
export function useOfferVersion({ club, revision, onChanged }: Opened): void {
  const { data } = useQuery(offerStatusQuery(club));
  const latest = data?.revision ?? revision;
  const tell = useEffectEvent(onChanged);
  // After a publication of this window, the last answer is still of the revision before it.
  const isNewer = latest > revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is told, also where the one before it was not taken over yet
  useEffect(() => {
    if (isNewer) tell();
  }, [latest, isNewer]);
}
