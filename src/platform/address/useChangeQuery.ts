import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router';

/**
 * Returns a function that replaces the query of the address. It builds on the query of a pending navigation, because the
 * rendered query lags behind: otherwise a second filter would undo the first.
 * @returns the function, which returns the new query
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
