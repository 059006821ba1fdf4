import { type RefObject, useRef } from 'react';
import { usePageLayoutEffect } from '../questions/building-blocks/usePageLayoutEffect.tsx';
import type { RegistrationFormSettings } from './registrationFormProps.ts';

/**
 * Another mode takes the fields away, and the focus with them where it was in one: it goes to the first title of what
 * comes instead, which is then read out and in view. A focus outside of them stays where it is.
 */
export function useModeFocus(
  form: RefObject<HTMLElement | null>,
  mode: NonNullable<RegistrationFormSettings['mode']>,
): void {
  const shown = useRef(mode);
  usePageLayoutEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    const title = form.current?.querySelector('h2');
    if (!title || document.activeElement !== document.body) return;
    title.tabIndex = -1;
    title.focus();
  }, [form, mode]);
}
