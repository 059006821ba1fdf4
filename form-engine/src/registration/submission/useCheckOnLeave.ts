import { useCallback, useEffect, useMemo, useRef } from 'react';
import { focusedElement } from '../../questions/building-blocks/pageRoots.tsx';
import { useAfterPress } from '../../questions/building-blocks/useAfterPress.tsx';
import { holdInPlace } from '../../questions/controls/holdInPlace.tsx';
import { checkField } from '../../store/checks/checkForm.ts';
import type { FormStore } from '../../store/formStore.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import { onceCheckable } from './onceCheckable.ts';

/** Checks a field when it loses the focus. Where a mouse press takes the focus away, the check waits for its release. */
export function useCheckOnLeave(context: () => ValidationContext): (store: FormStore, key: string) => void {
  const afterPress = useAfterPress();
  const next = useNextFocus();
  return useMemo(() => {
    return (store, key) =>
      afterPress(() =>
        onceCheckable(() => {
          const focused = next();
          // React draws what changed after this function. Measuring the page takes long, and most answers are right.
          if (checkField(store, key, context())) holdInPlace(focused);
        }),
      );
  }, [afterPress, context, next]);
}

/** Returns a function that reads what has the focus. While the focus moves, that is the element that gets it. */
function useNextFocus(): () => Element | null {
  const coming = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ relatedTarget }: FocusEvent) => {
      coming.current = relatedTarget;
    };
    window.addEventListener('focusout', note, true);
    return () => window.removeEventListener('focusout', note, true);
  }, []);
  return useCallback(() => {
    const focused = focusedElement();
    if (focused !== document.body) return focused;
    return coming.current instanceof Element ? coming.current : null;
  }, []);
}
