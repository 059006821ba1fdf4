import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showNotice } from '../../features/notices/index.ts';
import { guardTexts } from '../../texts/nl/guard.ts';
import { arrivalStore } from './state/arrivalStore.ts';

/** Says why somebody landed here, and as whom a link logged them in, once they have: notices of the screen they left are gone by then. */
export function useArrivalNotices(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is why they are shown
  useEffect(() => {
    const { notices, loggedInAs } = arrivalStore.getState();
    arrivalStore.setState({ notices: [], loggedInAs: undefined });
    if (loggedInAs !== undefined) showNotice({ tone: 'info', message: guardTexts.loggedInAs(loggedInAs) });
    for (const notice of notices) showNotice({ tone: 'warning', message: guardTexts.notices[notice] });
  }, [key]);
}
