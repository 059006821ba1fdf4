import { useState } from 'react';
import * as v from 'valibot';
import { useKeptOfEntry } from './useKeptOfEntry.ts';

/** Whether the filters of a phone are open: closed for who comes anew, as they were for who comes back. */
export function useFiltersOpen() {
  const wasOpen = useKeptOfEntry('filtersOpen', v.boolean(), (): boolean => isOpen);
  const [isOpen, setOpen] = useState(wasOpen ?? false);
  return [isOpen, setOpen] as const;
}
