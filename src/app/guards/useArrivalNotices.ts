import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showNotice } from '../../features/notices/index.ts';
import { guardTexts } from '../../texts/nl/guard.ts';
import { arrivalStore } from './state/arrivalStore.ts';

/** Says why somebody landed here, once they have: notices of the screen they left are gone by then. */
export function useArrivalNotices(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is why they are shown
  useEffect(() => {
    const { notices } = arrivalStore.getState();
    if (notices.length === 0) return;
    arrivalStore.setState({ notices: [] });
    for (const notice of notices) showNotice({ tone: 'warning', message: guardTexts.notices[notice] });
  }, [key]);
}
