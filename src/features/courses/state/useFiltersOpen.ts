import { useState } from 'react';
import * as v from 'valibot';
import { useKeptOfEntry } from './useKeptOfEntry.ts';

/** Whether the filters are open on a phone. Closed on a new visit, restored on return by history. */
export function useFiltersOpen() {
  const wasOpen = useKeptOfEntry('filtersOpen', v.boolean(), (): boolean => isOpen);
  const [isOpen, setOpen] = useState(wasOpen ?? false);
  return [isOpen, setOpen] as const;
}
