import type { ComponentType } from 'react';
import { loadChunk } from '../platform/loadChunk.ts';

/** A route's `lazy`. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return async (): Promise<{ Component: ComponentType }> => ({ Component: await loadChunk(load) });
}
