import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { loadChunk } from './loadChunk.ts';

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads it before: then it is drawn at once, and not a frame behind what stands around it. */
  readonly preload: () => Promise<unknown>;
};

/** A part of a screen that is loaded when it is drawn first. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= loadChunk(load).then((part) => {
      loaded = part;
      return part;
    });
    return loading;
  };
  const Part = (props: Props) => createElement(loaded ?? use(preload()), props);
  return Object.assign(Part, { preload });
}
