import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { paths } from '#src/paths.ts';
import { isLoggedOut } from '../../session/index.ts';

/**
 * Holds a person who leaves with changes that aren't saved. Not on the way to the login, where an ended session leads: the
 * draft waits for them; and not once they are logged out.
 */
export function useUnsaved() {
  const [isDirty, setDirty] = useState(false);
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      // Already left, but still drawn: a step back in that moment leads here again, and nothing is lost.
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname &&
      nextLocation.pathname !== paths.login,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLoggedOut()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return { setDirty, blocker };
}
