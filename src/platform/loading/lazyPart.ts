import { type ComponentType, createElement, type FunctionComponent, use, useEffect } from 'react';
import { type ChunkLoadError, loadChunk } from './loadChunk.ts';
import { notLoadedEvent } from './startProtocol.ts';

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads the code in advance, so that the part is drawn together with its surroundings and not a frame later. */
  readonly preload: () => Promise<unknown>;
};

/**
 * A component whose code is loaded when it first renders. Where the code can't be loaded, the part stays away, and the page around it
 * stays as it is: `notLoadedEvent` shows a bar that says so.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazyComponent(load, () => createElement(Missing));
}

/** The same for what a screen is about. Where its code can't be loaded, the screen fails. */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyComponent(load, (error) => {
    throw error;
  });
}

function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawFailed: (error: ChunkLoadError) => ReturnType<FunctionComponent>,
): LazyPart<Props> {
  type Loaded = { readonly component: ComponentType<Props> } | { readonly error: ChunkLoadError };
  let loading: Promise<Loaded> | undefined;
  let isDrawn = false;
  const start = () => {
    loading ??= readable(
      loadChunk(load).then(
        (component) => ({ component }),
        (error: ChunkLoadError) => ({ error }),
      ),
    );
    return loading;
  };
  const Part = (props: Props) => {
    isDrawn = true;
    const loaded = use(start());
    return 'error' in loaded ? drawFailed(loaded.error) : createElement(loaded.component, props);
  };
  const preload = async () => {
    const loaded = await start();
    if (!('error' in loaded)) return;
    // The next attempt loads again. A part that is drawn would load for ever.
    if (!isDrawn) loading = undefined;
    throw loaded.error;
  };
  return Object.assign(Part, { preload });
}

function Missing() {
  useEffect(() => void document.dispatchEvent(new Event(notLoadedEvent)), []);
  return null;
}

/** Marks a settled promise in the way React does, so that `use` reads its value without suspending. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}
