import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { loadChunk } from './loadChunk.ts';

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads it before: then it is drawn at once, and not a frame behind what stands around it. */
  readonly preload: () => Promise<unknown>;
};

/** A part of a screen that is loaded when it is drawn first. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= readable(loadChunk(load));
    return loading;
  };
  const Part = (props: Props) => createElement(use(preload()), props);
  return Object.assign(Part, { preload });
}

/** What has come can be drawn without a wait: `use` reads it from the promise itself, as React leaves it there. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Who draws it is told.
    () => undefined,
  );
  return promise;
}
