import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.ts';

/** A part of a screen that is loaded when it is drawn first. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
