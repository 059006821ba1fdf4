import { useEffect, useMemo } from 'react';
import { onNextAct } from '../../questions/building-blocks/onNextAct.tsx';
import { elementById } from '../../questions/building-blocks/pageRoots.tsx';
import type { Problem } from '../../questions/question-kind/problem.ts';
import { bringInView, focusField, focusOnceLoaded } from '../../rjsf/field/fieldElement.ts';
import { fieldId } from '../../rjsf/field/fieldId.ts';
import { placeId } from '../../rjsf/field/placeId.ts';
import type { FormStore } from '../../store/formStore.ts';
import { changeView } from '../../store/formView.ts';
import { reachable } from '../../store/refuse.ts';
import { stepOf } from '../../visibility/formSteps.ts';
import { isUnderWay } from './isUnderWay.ts';

/** Delay between a refused submit and the focus on the first wrong field, in milliseconds (Specification 4.4). */
const focusDelay = 250;

type Place = Pick<Problem, 'key' | 'path'>;

export interface ProblemFocus {
  focusFirst(): void;
  /** Shows the field's course if necessary, and focuses the field or its wrong part. */
  goTo(place: Place): void;
  /** Focuses the first visible question. */
  focusStart(): void;
}

/**
 * Focuses fields with problems: automatically after a refused submit, and through the links of the error summary. A person who
 * types or presses something after the submit keeps the focus.
 */
export function useProblemFocus(store: FormStore, idPrefix: string): ProblemFocus {
  const focus = useMemo(() => createFocus(store, idPrefix), [store, idPrefix]);
  useEffect(() => {
    let hasActed = false;
    let stopWatching = () => {};
    const unsubscribe = store.shell.subscribe(({ refusals, submission }, before) => {
      const wasUnderWay = isUnderWay(before.submission);
      if (!wasUnderWay && isUnderWay(submission)) {
        hasActed = false;
        stopWatching();
        stopWatching = onNextAct(() => {
          hasActed = true;
        });
      }
      const failed = submission === 'failed' && before.submission !== 'failed';
      const isRefused = refusals !== before.refusals || failed;
      if (isRefused && !(wasUnderWay && hasActed)) focus.focusFirstSoon();
    });
    return () => {
      unsubscribe();
      stopWatching();
      focus.cancel();
    };
  }, [store, focus]);
  return focus;
}

/** The id of the error summary. */
export function summaryId(idPrefix: string): string {
  return fieldId(idPrefix, 'summary');
}

/** The step of a question, while the form is shown in steps. */
function stepToShow({ form, shell }: FormStore, key: string): number | undefined {
  return shell.getState().view.step === undefined ? undefined : stepOf(form, key);
}

function createFocus(store: FormStore, idPrefix: string) {
  // Only one focus move is pending: a click on a link cancels the move to the first problem.
  let coming: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;
  let stopWaiting: (() => void) | undefined;
  const cancel = () => {
    clearTimeout(coming);
    stopWatching?.();
    stopWaiting?.();
  };
  const soon = (give: () => void, delay = 0) => {
    cancel();
    stopWatching = onNextAct(cancel);
    coming = setTimeout(() => {
      stopWatching?.();
      give();
    }, delay);
  };
  const focusPlace = (place: Place) => {
    const { id, path } = placeId(store, idPrefix, place);
    if (focusField(id, path)) return true;
    stopWaiting = focusOnceLoaded(id, path) ?? focusOnceLoaded(id, path, fieldId(idPrefix, place.key));
    return stopWaiting !== undefined;
  };
  const focusSummary = () => {
    const summary = elementById(summaryId(idPrefix));
    if (!summary) return;
    bringInView(summary);
    summary.focus({ preventScroll: true });
  };
  const goTo = (place: Place) => {
    const nid = store.form.questions.get(place.key)?.nid;
    if (nid !== undefined && !store.shell.getState().visible.has(place.key)) {
      changeView(store, { course: nid, showEmpty: true, step: stepToShow(store, place.key) });
    }
    // Runs after the change of view is drawn.
    soon(() => focusPlace(place) || focusSummary());
  };
  const focusFirst = () => {
    const { refused } = store.shell.getState();
    if (refused.some(focusPlace)) return;
    const elsewhere = refused.find(reachable(store));
    if (elsewhere) goTo(elsewhere);
    else focusSummary();
  };
  return {
    goTo,
    focusFirst,
    focusFirstSoon: () => soon(focusFirst, focusDelay),
    cancel,
    focusStart() {
      const [first] = store.shell.getState().visible;
      if (first !== undefined) focusField(fieldId(idPrefix, first));
    },
  };
}
