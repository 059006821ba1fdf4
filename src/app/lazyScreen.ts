import type { ComponentType } from 'react';
import { loadChunk } from '../platform/loadChunk.ts';

/** The `lazy` property of a route: loads a screen by its name in its module. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return async (): Promise<{ Component: ComponentType }> => ({ Component: (await loadChunk(load))[name] });
}
