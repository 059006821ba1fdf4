import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router';

/**
 * Gives a function that changes the query of the address, in place of what stands there. It builds on a change that is
 * still under way: what is drawn of a navigation lags behind, and a second filter would take the first one away.
 *
 * @returns the function; it returns the query that the address comes to hold.
 */
export function useChangeQuery() {
  const [drawn, setQuery] = useSearchParams();
  const router = use(DataRouterContext)?.router;
  return (change: (query: URLSearchParams) => URLSearchParams): URLSearchParams => {
    const next = change(latestQuery(router?.state) ?? drawn);
    setQuery(next, { replace: true, preventScrollReset: true });
    return next;
  };
}

interface RouterState {
  location: { pathname: string; search: string };
  navigation: { location?: { pathname: string; search: string } | undefined };
}

function latestQuery(state: RouterState | undefined): URLSearchParams | undefined {
  if (!state) return undefined;
  const { location, navigation } = state;
  const isHere = navigation.location?.pathname === location.pathname;
  return new URLSearchParams((isHere ? navigation.location : location)?.search);
}
