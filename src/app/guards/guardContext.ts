import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { RouteHandle } from '../routes/routeHandle.ts';

interface Guard {
  readonly client: QueryClient;
  /** @param pattern The route's full path as the router gives it, with the paths of its parents. */
  readonly handleOf: (pattern: string) => RouteHandle;
}

export const guardContext = createContext<Guard>();
