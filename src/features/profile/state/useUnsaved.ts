import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { paths } from '#src/paths.ts';
import { isLoggedOut } from '../../session/index.ts';

/**
 * Asks for confirmation before a person leaves with unsaved changes. It does not ask on the way to the login after an expired
 * session, because the draft is restored later. It does not ask after a logout either.
 */
export function useUnsaved() {
  const [isDirty, setDirty] = useState(false);
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      // Ignores a step back while the next screen is loading: the profile is still rendered and nothing is lost.
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
