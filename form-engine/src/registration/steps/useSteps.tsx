import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { elementById } from '../../questions/building-blocks/pageRoots.tsx';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';
import { usePageLayoutEffect } from '../../questions/building-blocks/usePageLayoutEffect.tsx';
import { bringInView } from '../../rjsf/field/fieldElement.ts';
import { type FormStore, firstView } from '../../store/formStore.ts';
import { changeView } from '../../store/formView.ts';
import { leaveStep, showStep } from '../../store/steps.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import type { RegistrationFormSettings } from '../registrationFormProps.ts';
import { onceCheckable } from '../submission/onceCheckable.ts';
import { stepProgressId } from './stepProgressId.ts';

interface StepSettings extends Pick<RegistrationFormSettings, 'mode' | 'step' | 'onStep' | 'onInvalid'> {
  readonly idPrefix: string;
  readonly context: () => ValidationContext;
}

export interface Steps {
  /** The step that is shown; `undefined` for a form of one page. The number of steps means the review. */
  readonly shown: number | undefined;
  /** Whether the form can be submitted: a form of one page, or the review. */
  readonly isLast: boolean;
  /** Goes to a step. A later one is reached only when the answers of the current step are valid. */
  readonly goTo: (step: number) => void;
  readonly next: () => void;
  /** Goes to the step before; absent in the first one. */
  readonly back: (() => void) | undefined;
}

/** The steps of a form. Only a form that is being filled in has them: every other mode shows all questions. */
export function useSteps(store: FormStore, settings: StepSettings): Steps {
  const { mode = 'edit', step: wanted } = settings;
  const latest = useLatest(settings);
  const shown = useStore(store.shell, ({ view }) => view.step);
  const steps = useStore(store.shell, (shell) => shell.steps);
  usePageLayoutEffect(() => {
    if (mode === 'read') changeView(store, { step: undefined });
    else if (store.shell.getState().view.step === undefined && store.form.steps.length > 0)
      changeView(store, firstView(store.form, store.initialAnswers));
  }, [store, mode]);
  const told = useRef<number>(undefined);
  useEffect(
    () =>
      store.shell.subscribe(({ view: { step: now }, draftLoading }, before) => {
        if (now === undefined) return;
        const { step: asked, onStep } = latest.current;
        // The draft has not led to the step of the address.
        const isMissed =
          before.draftLoading &&
          !draftLoading &&
          asked !== undefined &&
          asked !== now &&
          told.current !== now;
        if (now === before.view.step && !isMissed) return;
        told.current = now;
        onStep?.(now);
      }),
    [store, latest],
  );
  useEffect(() => {
    const { view, reachedStep, draftLoading } = store.shell.getState();
    if (wanted === undefined || view.step === undefined || wanted === view.step) return;
    // The draft may hold the answers that lead to this step.
    if (draftLoading) return;
    // The host's address may name a step that wasn't reached yet. The form then stays, and tells the host where it is.
    if (wanted <= reachedStep && store.shell.getState().steps.includes(wanted)) showStep(store, wanted);
    else latest.current.onStep?.(view.step);
  }, [store, wanted, latest]);
  const leaveFor = (to: number) => {
    if (shown === undefined) return;
    const { context, onInvalid, idPrefix } = latest.current;
    const problems = to > shown ? leaveStep(store, to, context()) : [];
    if (to < shown) showStep(store, to);
    if (problems.length > 0) onInvalid?.(problems);
    else focusProgress(idPrefix);
  };
  const goTo = (to: number) =>
    shown !== undefined && to > shown ? onceCheckable(() => leaveFor(to)) : leaveFor(to);
  const place = shown === undefined ? -1 : steps.indexOf(shown);
  const before = steps[place - 1];
  const after = steps[place + 1];
  return {
    shown: mode === 'edit' ? shown : undefined,
    isLast: mode !== 'edit' || shown === undefined || after === undefined,
    goTo,
    next: () => after !== undefined && goTo(after),
    back: before === undefined ? undefined : () => goTo(before),
  };
}

/** Moves the focus to the text that says which step is shown, once the step is drawn. */
function focusProgress(idPrefix: string): void {
  requestAnimationFrame(() => {
    const progress = elementById(stepProgressId(idPrefix));
    if (!progress) return;
    bringInView(progress);
    progress.focus({ preventScroll: true });
  });
}
