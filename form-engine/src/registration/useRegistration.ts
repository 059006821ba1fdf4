import {
  type ForwardedRef,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { buildPayload } from '../answers/registrationPayload.ts';
import { useLatest } from '../questions/building-blocks/useLatest.tsx';
import { firstUse } from '../questions/controls/stand-in/firstUse.tsx';
import type { FormContextValue } from '../rjsf/FormContext.tsx';
import { StoredField } from '../rjsf/field/StoredField.tsx';
import { createChecksUnderWay } from '../store/checks/checksUnderWay.ts';
import { setAnswer } from '../store/editAnswer.ts';
import { currentAnswers, type FormStore } from '../store/formStore.ts';
import { refuse } from '../store/refuse.ts';
import { resetForm } from '../store/resetForm.ts';
import { giveBack, takeOver } from '../store/takeOver.ts';
import { formValidator } from '../validation/lateValidator.ts';
import { useAnnouncements } from './announcements/useAnnouncements.ts';
import { type Newsletter, useNewsletter } from './consents/useNewsletter.ts';
import { type CourseWay, useCourseWay } from './courses/useCourseWay.ts';
import { useDiagnostics } from './diagnostics/useDiagnostics.ts';
import { useDraft } from './drafts/useDraft.ts';
import type { FormFrameProps } from './frame/formFrameProps.ts';
import { useStablePorts } from './frame/useStablePorts.ts';
import { areKnown } from './modes/areKnown.ts';
import { FoldedAnswers } from './modes/FoldedAnswers.tsx';
import type { RegistrationFormHandle } from './registrationFormProps.ts';
import { type Steps, useSteps } from './steps/useSteps.tsx';
import { useCheckOnLeave } from './submission/useCheckOnLeave.ts';
import { type ProblemFocus, useProblemFocus } from './submission/useProblemFocus.ts';
import { useSubmission } from './submission/useSubmission.ts';
import { useUploads } from './uploads/useUploads.ts';
import { useFormStore } from './useFormStore.ts';

interface Registration {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly shared: FormContextValue;
  readonly focus: ProblemFocus;
  readonly newsletter: Newsletter;
  readonly submit: () => Promise<void>;
  readonly steps: Steps;
  readonly courseWay: CourseWay;
  readonly discardDraft: () => void;
  readonly undoDiscard: () => void;
}

/** All behaviour of a registration form. `RegistrationForm` draws it. */
export function useRegistration(
  props: FormFrameProps,
  ref: ForwardedRef<RegistrationFormHandle>,
): Registration {
  const { mode = 'edit', club } = props;
  const store = useFormStore(props);
  const idPrefix = useId();
  const latest = useLatest(props);
  const latestStore = useLatest(store);
  const ports = useStablePorts(props.ports);
  const newsletter = useNewsletter(props.newsletter?.entries ?? noEntries, club);
  const focus = useProblemFocus(store, idPrefix);
  const keepsDraft = mode === 'edit' || mode === 'review';
  const context = useCallback(
    () => ({ today: latest.current.ports.clock.today(), ...latest.current.context }),
    [latest],
  );
  const draft = useDraft(store, {
    drafts: keepsDraft ? ports.drafts : undefined,
    draftKey: props.draftKey,
    context,
  });
  const uploads = useUploads(store, props);
  const [checks] = useState(createChecksUnderWay);
  const buildCurrent = () =>
    buildPayload(store.form, { answers: currentAnswers(store), newsletter: newsletter.entries, club });
  const { submit, prepare, finish } = useSubmission({
    store,
    uploads,
    checks,
    context,
    asksAgreement: props.privacy !== undefined,
    send: () => props.onSubmit(buildCurrent()),
    onSent: () => draft.current?.remove(),
    onInvalid: (problems) => props.onInvalid?.(problems),
  });
  // Loads the checks at the first use of the page, because a press or a key always comes before a check.
  useEffect(
    () =>
      void firstUse()
        .then(formValidator.load)
        .catch(() => undefined),
    [],
  );
  useAnnouncements(store);
  useDiagnostics(store.form, props);
  const steps = useSteps(store, { ...props, idPrefix, context });
  const courseWay = useCourseWay(store, { ...props, idPrefix, context });
  useEffect(
    () => store.edits.subscribe(() => latest.current.onChange?.(currentAnswers(store))),
    [store, latest],
  );
  useHandle(ref, {
    submit,
    prepare: async () => ((await prepare()) ? { payload: buildCurrent(), finish } : undefined),
    reset: () => {
      uploads.drop();
      resetForm(store);
      newsletter.reset();
    },
    getAnswers: () => currentAnswers(store),
    getData: buildCurrent,
    setAnswer: (key, answer) => setAnswer(store, key, answer),
    setProblems: (problems) => refuse(store, problems, 'server'),
    takeOver: (answers, settings) => {
      const taken = takeOver(store, answers, settings?.source);
      return { keys: [...taken.keys()], undo: () => giveBack(latestStore.current, taken) };
    },
    processUploads: uploads.process,
    focusField: (key) => focus.goTo({ key, path: [] }),
    focusFirstProblem: focus.focusFirst,
  });
  const shared = useShared(props, { store, ports, uploads, checks, context });
  const discardDraft = () => {
    uploads.drop();
    newsletter.reset();
    draft.current?.discard();
    focus.focusStart();
  };
  const undoDiscard = () => {
    draft.current?.undoDiscard();
    focus.focusStart();
  };
  return { store, idPrefix, shared, focus, newsletter, submit, steps, courseWay, discardDraft, undoDiscard };
}

const noEntries: readonly never[] = [];

/** Gives the host one handle that never changes and always calls the latest functions. */
function useHandle(ref: ForwardedRef<RegistrationFormHandle>, handle: RegistrationFormHandle): void {
  const latest = useLatest(handle);
  useImperativeHandle(
    ref,
    () =>
      // Safe cast: it has every method of the handle, and each calls the latest one of its name. One by one they took more bytes.
      Object.fromEntries(
        Object.keys(latest.current).map((name) => [
          name,
          (...given: unknown[]) => Reflect.apply(Reflect.get(latest.current, name), undefined, given),
        ]),
      ) as unknown as RegistrationFormHandle,
    [latest],
  );
}

/** The context of the fields. It stays the same object until one of its values changes, however often the host renders. */
function useShared(
  { views, subject = 'other', mode = 'edit', foldsKnown = false }: FormFrameProps,
  {
    store,
    ports,
    uploads,
    checks,
    context,
  }: Pick<FormContextValue, 'store' | 'ports' | 'uploads' | 'checks'> & { context: Context },
): FormContextValue {
  const checkLeft = useCheckOnLeave(context);
  const sameViews = useSameWhileShallow(views);
  const folds = foldsKnown && mode === 'edit';
  return useMemo(
    (): FormContextValue => ({
      folding: folds
        ? { isKnown: (keys) => areKnown(store, keys, context()), Answers: FoldedAnswers }
        : undefined,
      store,
      views: sameViews,
      ports,
      uploads,
      checks,
      subject,
      readOnly: mode === 'read',
      checkLeft,
      Field: StoredField,
    }),
    [store, sameViews, ports, uploads, checks, subject, mode, checkLeft, folds, context],
  );
}

type Context = Parameters<typeof useCheckOnLeave>[0];

/**
 * Keeps the previous value while the new one is shallowly equal. For objects that a host writes inline and that deep
 * comparing can't handle.
 */
function useSameWhileShallow<T extends object>(value: T): T {
  const [held, setHeld] = useState({ value });
  const [before, now] = [held.value, value].map((views) => Object.entries(views).flat());
  if (before?.length === now?.length && before?.every((part, index) => part === now?.[index]))
    return held.value;
  setHeld({ value });
  return value;
}
