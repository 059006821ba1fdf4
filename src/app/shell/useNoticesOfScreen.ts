import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import { clearNotices } from '../../features/notices/index.ts';

/**
 * A notice belongs to the screen that it came up on, and goes with it. An address that only follows what a person chose (a
 * tariff, a size) is the same screen: it comes a moment later, and would take away what a press said meanwhile.
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
  // A cleanup clears them before the new screen's own effects run, so that a notice of the new screen stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the screen is why they go
  useEffect(() => clearNotices, [screen.place]);
}
