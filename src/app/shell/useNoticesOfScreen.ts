import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import { clearNotices } from '../../features/notices/index.ts';

/**
 * Clears the notices when the person leaves the screen. A change of the address within a screen (a tariff, a size) is no new
 * screen. Such a change comes a moment after the press and would clear the notice of that press.
 */
export function useNoticesOfScreen(): void {
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.id;
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [screen, setScreen] = useState({ pathname, route, place: 0 });
  if (screen.pathname !== pathname) {
    const isSameScreen = isReplaced && screen.route === route;
    setScreen({ pathname, route, place: isSameScreen ? screen.place : screen.place + 1 });
  }
  // A cleanup runs before the effects of the new screen, so the new screen's own notices stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the screen is why they go
  useEffect(() => clearNotices, [screen.place]);
}
