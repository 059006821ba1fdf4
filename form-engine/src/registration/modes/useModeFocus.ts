import { type RefObject, useRef } from 'react';
import { focusedElement, noteRoot } from '../../questions/building-blocks/pageRoots.tsx';
import { usePageLayoutEffect } from '../../questions/building-blocks/usePageLayoutEffect.tsx';
import type { RegistrationFormSettings } from '../registrationFormProps.ts';

/**
 * Notes the shadow root around the form, in which fields are found by their ids. Restores the focus after a change of mode that removed the focused field. The focus moves to the first title of the
 * new content, so that it is announced and visible. Focus elsewhere on the page stays where it is.
 */
export function useModeFocus(
  form: RefObject<HTMLElement | null>,
  mode: NonNullable<RegistrationFormSettings['mode']>,
): void {
  const shown = useRef(mode);
  usePageLayoutEffect(() => noteRoot(form.current), [form, mode]);
  usePageLayoutEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    const title = form.current?.querySelector('h2');
    if (!title || focusedElement() !== document.body) return;
    title.tabIndex = -1;
    title.focus();
  }, [form, mode]);
}
