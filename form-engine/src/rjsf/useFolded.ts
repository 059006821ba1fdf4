import { useEffect, useState, useSyncExternalStore } from 'react';
import { formValidator } from '../validation/lateValidator.ts';
import type { FormContextValue } from './FormContext.tsx';
import { useOptionalStore } from './useOptionalStore.ts';

/**
 * Whether a section is folded. Once open, by its button, an edit from elsewhere or a problem, it stays open: it must not fold
 * under the hands of somebody who types in it.
 */
export function useFolded(
  form: FormContextValue | undefined,
  keys: readonly string[],
): { readonly isFolded: boolean; readonly unfold: () => void } {
  const [isOpen, setOpen] = useState(false);
  // Asks again once the checks have loaded.
  useSyncExternalStore(formValidator.subscribe, formValidator.loaded, formValidator.loaded);
  const watched = isOpen || keys.length === 0 ? undefined : form;
  const isKnown = useOptionalStore(
    watched?.folding && watched.store.edits,
    () => watched?.folding?.isKnown(keys) === true,
  );
  const isRefused = useOptionalStore(
    watched?.folding && watched.store.shell,
    (shell) => shell?.refused.some(({ key }) => keys.includes(key)) === true,
  );
  const isFolded = isKnown && !isRefused;
  const mayClose = watched?.folding === undefined || isFolded;
  useEffect(() => {
    if (!mayClose) setOpen(true);
  }, [mayClose]);
  return { isFolded, unfold: () => setOpen(true) };
}
