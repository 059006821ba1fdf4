import { createContext, type ReactNode, useContext } from 'react';
import type { FormStore } from '../store/formStore.ts';
import { formCourses } from '../visibility/visibleQuestions.ts';
import { useOptionalStore } from './useOptionalStore.ts';

/**
 * What a host draws after the first section. A context of its own, because a new node must not render every field again, as a
 * change of `FormContext` does.
 */
export const AfterFirstSection = createContext<ReactNode>(undefined);

interface FirstSectionEndProps {
  readonly store: FormStore;
  /** Keys of the visible questions of the section before. */
  readonly keys: readonly string[];
}

/** The end of a section. Draws what the host adds when that section is the first of the first course. */
export function FirstSectionEnd({ store, keys }: FirstSectionEndProps) {
  const added = useContext(AfterFirstSection);
  const isFirst = useOptionalStore(added === undefined ? undefined : store.shell, (shell) => {
    if (!shell) return false;
    const [first] = shell.visible;
    const [course] = formCourses(store.form, shell.view.step);
    return first !== undefined && keys.includes(first) && shell.view.course === course;
  });
  return isFirst && added;
}
