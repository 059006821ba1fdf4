import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { staysHere } from '#src/platform/staysHere.ts';

/** What a link of a list says to the course that it leads to: the entry before it is that list. */
export const fromList = { isFromList: true } as const;

const state = v.object({ isFromList: v.literal(true) });

/**
 * The link to the list goes back to it, as the browser does, for who came from there: filters and place in it are then as
 * they were. Undefined for who came otherwise, and has no list to go back to.
 */
export function useWayBack() {
  const location = useLocation();
  const navigate = useNavigate();
  // As it was on arrival: a choice of a tariff replaces the entry, and what it says.
  const [isFromList] = useState(() => v.is(state, location.state));
  if (!isFromList) return undefined;
  return (event: MouseEvent) => {
    if (!staysHere(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
