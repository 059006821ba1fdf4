import { useMemo } from 'react';
import { useAfterPress } from '../../questions/building-blocks/useAfterPress.tsx';
import { checkField } from '../../store/checks/checkForm.ts';
import type { FormStore } from '../../store/formStore.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import { onceCheckable } from './onceCheckable.ts';

/** Checks a field when it loses the focus. Where a mouse press takes the focus away, the check waits for its release. */
export function useCheckOnLeave(context: () => ValidationContext): (store: FormStore, key: string) => void {
  const afterPress = useAfterPress();
  return useMemo(() => {
    return (store, key) => afterPress(() => onceCheckable(() => checkField(store, key, context())));
  }, [afterPress, context]);
}
