import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { HeldPlace } from '#src/api/entities/offer/seatPlan.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { chosenPlace } from '../view/hall.ts';

/** Holds the place that a visitor chose before the login, once somebody is logged in. The address then forgets it. */
export function useChosenPlace(isLoggedIn: boolean, hold: (place: HeldPlace) => void): void {
  const [query] = useSearchParams();
  const writeQuery = useWriteQuery();
  const isAsked = isLoggedIn && query.has('plaats');
  const take = useEffectEvent(() => {
    const place = chosenPlace(query);
    writeQuery({ plaats: '' });
    if (place) hold(place);
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}
