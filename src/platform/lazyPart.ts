import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { loadChunk } from './loadChunk.ts';

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads the code in advance, so that the part is drawn together with its surroundings and not a frame later. */
  readonly preload: () => Promise<unknown>;
};

/** A component whose code is loaded when it first renders. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let isDrawn = false;
  const start = () => {
    loading ??= readable(loadChunk(load));
    return loading;
  };
  const Part = (props: Props) => {
    isDrawn = true;
    return createElement(use(start()), props);
  };
  const preload = () => {
    const started = start();
    // The next attempt loads again. A part that is drawn would load for ever.
    started.catch(() => {
      if (!isDrawn) loading = undefined;
    });
    return started;
  };
  return Object.assign(Part, { preload });
}

/** Marks a settled promise in the way React does, so that `use` reads its value without suspending. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // The component that renders the part gets the error.
    () => undefined,
  );
  return promise;
}
