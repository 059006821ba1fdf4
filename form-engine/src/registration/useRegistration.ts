import {
  type ForwardedRef,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { buildPayload, type NewsletterEntry } from '../answers/registrationPayload.ts';
import type { FormContextValue } from '../rjsf/FormContext.tsx';
import { currentAnswers, type FormStore } from '../store/formStore.ts';
import { resetForm } from '../store/resetForm.ts';
import { useDraft } from './drafts/useDraft.ts';
import type { RegistrationFormHandle, RegistrationFormProps } from './registrationFormProps.ts';
import { type ProblemFocus, useProblemFocus } from './submission/useProblemFocus.ts';
import { useSubmission } from './submission/useSubmission.ts';
import { useCheckOnLeave } from './useCheckOnLeave.ts';
import { useFormStore } from './useFormStore.ts';
import { useLatest } from './useLatest.ts';

interface Registration {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly shared: FormContextValue;
  readonly focus: ProblemFocus;
  readonly newsletter: readonly NewsletterEntry[];
  readonly chooseNewsletter: (entries: readonly NewsletterEntry[]) => void;
  readonly submit: () => Promise<void>;
  readonly discardDraft: () => void;
}

/** Everything that a registration form does; `RegistrationForm` draws it. */
export function useRegistration(
  props: RegistrationFormProps,
  ref: ForwardedRef<RegistrationFormHandle>,
): Registration {
  const { views, ports, subject = 'other', mode = 'edit' } = props;
  const store = useFormStore(props);
  const idPrefix = useId();
  const latest = useLatest(props);
  const [newsletter, chooseNewsletter] = useState(props.newsletter?.entries ?? []);
  const focus = useProblemFocus(store, idPrefix);
  const draft = useDraft(store, mode === 'read' ? undefined : props.ports.drafts, props.draftKey);
  const context = useCallback(
    () => ({ today: latest.current.ports.clock.today(), ...latest.current.context }),
    [latest],
  );
  const submit = useSubmission(store, {
    context,
    asksAgreement: props.privacy !== undefined,
    send: () =>
      props.onSubmit(
        buildPayload(store.form, { answers: currentAnswers(store), newsletter, club: props.club }),
      ),
    onSent: () => draft.current?.remove(),
    onInvalid: (problems) => props.onInvalid?.(problems),
  });
  useEffect(
    () => store.edits.subscribe(() => latest.current.onChange?.(currentAnswers(store))),
    [store, latest],
  );
  useHandle(ref, { store, submit, focus });
  const checkLeft = useCheckOnLeave(store, context);
  const shared = useMemo(
    () => ({ store, views, ports, subject, readOnly: mode === 'read', checkLeft }),
    [store, views, ports, subject, mode, checkLeft],
  );
  const discardDraft = () => draft.current?.discard();
  return { store, idPrefix, shared, focus, newsletter, chooseNewsletter, submit, discardDraft };
}

function useHandle(
  ref: ForwardedRef<RegistrationFormHandle>,
  { store, submit, focus }: Pick<Registration, 'store' | 'submit' | 'focus'>,
) {
  useImperativeHandle(
    ref,
    () => ({
      submit,
      reset: () => resetForm(store),
      getAnswers: () => currentAnswers(store),
      focusFirstProblem: focus.focusFirst,
    }),
    [store, submit, focus],
  );
}
