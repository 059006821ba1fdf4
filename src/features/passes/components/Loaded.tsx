import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureState } from '../../failures/index.ts';
import { PassesLoading } from './PassScreen.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Label for screen readers while loading. */
  label?: string;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query once it is loaded. Data stays visible when a refetch fails. */
export function Loaded<Data>({ query, label, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <FailureState error={query.error} onRetry={() => void query.refetch()} busy={query.isRefetching} />
    );
  }
  return <PassesLoading {...(label !== undefined && { label })} />;
}
