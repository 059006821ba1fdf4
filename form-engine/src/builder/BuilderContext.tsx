import { createContext, useContext } from 'react';
import type { Builder } from './useBuilder.ts';

export const BuilderContext = createContext<Builder | undefined>(undefined);

/** The builder around a part of it. */
export function useBuilderContext(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('a part of the form builder is drawn outside of it');
  return builder;
}
