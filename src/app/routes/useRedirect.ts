import { useLocation } from 'react-router';
import { wayOn } from '../guards/decision/wayOn.ts';

/** Where a screen leads on to, from its address. */
export function useRedirect(otherwise?: string): string {
  const { pathname, search } = useLocation();
  return wayOn({ origin: window.location.origin, pathname, search }, otherwise);
}
