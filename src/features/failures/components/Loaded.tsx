import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureState } from './FailureState.tsx';

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isRefetching'> & { readonly refetch: () => unknown };
  /** Skeletons, shown until the first answer. */
  loading: ReactNode;
  /** Replaces an empty list. */
  empty?: Data extends readonly unknown[] ? ReactNode : never;
  /** Replaces the error state of a refusal that a retry can't help. `false` keeps the error state. */
  refused?: (error: Error) => ReactNode;
  /** Wraps everything but the data and a refusal: a header, when the data renders its own. */
  frame?: (state: ReactNode) => ReactNode;
  /** Heading level of the error state; `h1` when it replaces a whole screen. */
  headingLevel?: 'h1' | 'h2';
  /** Whether a failed refetch hides the data. By default the data stays visible. */
  hidesStale?: boolean;
  /** Renders the data. It calls no hooks. */
  children: (data: Data) => ReactNode;
}

/** Renders a query that is waiting, failed, empty or present. */
export function Loaded<Data>({
  query,
  loading,
  empty,
  refused,
  frame = (state) => state,
  hidesStale,
  children,
  ...heading
}: LoadedProps<Data>) {
  // Reads the rest of the query only in its error state, so that a refetch in the background renders nothing.
  const { data, error } = query;
  if (error && (hidesStale || data === undefined)) {
    const retry = () => void query.refetch();
    return (
      refused?.(error) ||
      frame(<FailureState error={error} onRetry={retry} busy={query.isRefetching} {...heading} />)
    );
  }
  if (data === undefined) return frame(loading);
  const isEmpty = empty && (data as { length?: number }).length === 0; // `empty` is for lists only
  return isEmpty ? frame(empty) : children(data);
}
