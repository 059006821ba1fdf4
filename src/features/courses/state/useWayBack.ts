import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { isPlainClick } from '#src/platform/address/isPlainClick.ts';

/** The history state of a link from the list to a course. It says that the previous history entry is that list. */
export const fromList = { isFromList: true } as const;

const state = v.object({ isFromList: v.literal(true) });

/**
 * Makes the link to the list go back in history when the person came from the list, which restores filters and scroll
 * position. Undefined when the person came another way.
 */
export function useWayBack() {
  const location = useLocation();
  const navigate = useNavigate();
  // Read on arrival only: choosing a tariff replaces the history entry and its state.
  const [isFromList] = useState(() => v.is(state, location.state));
  if (!isFromList) return undefined;
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
