import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { HeldPlace } from '#src/api/entities/seatPlan.ts';
import { useChangeQuery } from '#src/platform/useChangeQuery.ts';
import { chosenPlace } from '../view/chosenPlace.ts';

/** Holds the place that a visitor chose before the login, once somebody is logged in. The address then forgets it. */
export function useChosenPlace(isLoggedIn: boolean, hold: (place: HeldPlace) => void): void {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const isAsked = isLoggedIn && query.has('plaats');
  const take = useEffectEvent(() => {
    const place = chosenPlace(query);
    changeQuery((latest) => {
      const next = new URLSearchParams(latest);
      next.delete('plaats');
      return next;
    });
    if (place) hold(place);
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}
