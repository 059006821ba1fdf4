import { useState } from 'react';
import * as v from 'valibot';
import { useRestoredState } from './useRestoredState.ts';

/** Whether the filters are open on a phone. Closed on a new visit, restored on return by history. */
export function useFiltersOpen() {
  const wasOpen = useRestoredState('filtersOpen', v.boolean(), (): boolean => isOpen);
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? wasOpen ?? false;
  return [isOpen, setOpen] as const;
}
