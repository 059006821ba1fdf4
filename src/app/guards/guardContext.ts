import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { RouteHandle } from '../routeHandle.ts';

interface Guard {
  readonly client: QueryClient;
  /** @param pattern The route's path as the router hands it out: with the paths of its parents before it. */
  readonly ruleOf: (pattern: string) => RouteHandle;
}

export const guardContext = createContext<Guard>();
