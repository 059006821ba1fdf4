import { useEffect, useMemo } from 'react';
import { fieldId } from '../../rjsf/fieldId.ts';
import type { FormStore } from '../../store/formStore.ts';
import { changeView } from '../../store/formView.ts';
import { firstProblem } from '../../store/refuse.ts';

/** Milliseconds between a refused submit and the focus on the first wrong field (Specification 4.4). */
const focusDelay = 250;

export interface ProblemFocus {
  focusFirst(): void;
  /** Shows the field's course where need be, and goes to the field. */
  goTo(key: string): void;
}

/** Brings fields with problems to the person: after a refused submit by itself, from the summary by its links. */
export function useProblemFocus(store: FormStore, idPrefix: string): ProblemFocus {
  const focus = useMemo(() => createFocus(store, idPrefix), [store, idPrefix]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.shell.subscribe(({ refusals }, before) => {
      if (refusals === before.refusals) return;
      clearTimeout(timer);
      timer = setTimeout(focus.focusFirst, focusDelay);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, focus]);
  return focus;
}

/** The id of the error summary. */
export function summaryId(idPrefix: string): string {
  return fieldId(idPrefix, 'summary');
}

function createFocus(store: FormStore, idPrefix: string): ProblemFocus {
  const focusField = (key: string) => {
    const field =
      document.getElementById(fieldId(idPrefix, key)) ?? document.getElementById(summaryId(idPrefix));
    const control = field?.matches('fieldset')
      ? field.querySelector<HTMLElement>('input, select, button')
      : field;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  return {
    focusFirst() {
      const problem = firstProblem(store);
      if (problem) focusField(problem.key);
    },
    goTo(key) {
      const nid = store.form.questions.get(key)?.nid;
      if (nid !== undefined && !store.shell.getState().visible.has(key)) {
        changeView(store, { course: nid, showEmpty: true });
      }
      // After the change of view is drawn.
      setTimeout(() => focusField(key));
    },
  };
}
