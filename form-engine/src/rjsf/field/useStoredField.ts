import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Ports } from '../../ports.ts';
import { holdInPlace } from '../../questions/controls/holdInPlace.tsx';
import type { FieldProblem, QuestionView } from '../../questions/controls/questionView.tsx';
import type { Answer } from '../../questions/question-kind/answer.ts';
import type { AnswerOrigin } from '../../sections/wireSection.ts';
import { movedAnswer } from '../../store/checks/movedAnswer.ts';
import { editAnswer } from '../../store/editAnswer.ts';
import type { FieldState } from '../../store/fieldState.ts';
import type { FormUploads } from '../../store/uploads/formUploads.ts';
import type { Texts } from '../../texts/nl.ts';
import { canChange } from '../../visibility/askedQuestion.ts';
import type { FormContextValue } from '../FormContext.tsx';
import { useOptionalStore } from '../useOptionalStore.ts';
import { viewOf } from '../views/questionViews.ts';
import type { DescribedField } from './describeField.ts';

/** The problems that a field shows, and those that somebody is correcting now. */
export interface ShownProblems {
  readonly problems: readonly FieldProblem[];
  readonly solved: readonly FieldProblem[];
}

/** Source of a field's answer: the field's store, or in an rjsf form its props, which never change. */
export interface AnswerSource {
  getState(): ShownProblems & { readonly answer: Answer | undefined };
  subscribe(listener: () => void): () => void;
}

/** A field ready to be drawn, wherever its state is stored. Its answer and problems are read from `source`. */
export interface BoundField {
  /** `source` says where an answer that nobody edited comes from; '' for none. */
  readonly field: DescribedField & { readonly source: string };
  readonly view: QuestionView;
  readonly texts: Texts;
  readonly ports: Partial<Ports>;
  readonly uploads: FormUploads | undefined;
  readonly source: AnswerSource;
  readonly onChange: (value: Answer | undefined) => void;
  readonly onBlur: () => void;
  readonly onChecking: ((isUnderWay: boolean) => void) | undefined;
  readonly onMoved: ((why: string) => void) | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** Whether another answer locks the question, so that it isn't marked as optional. */
  readonly isLocked?: boolean;
}

/** A field of a form with what it shows now. */
interface StoredField {
  readonly bound: BoundField;
  readonly shown: ShownProblems;
}

export type FieldStore = StoreApi<FieldState>;

/** Binds a field to its store in a form or a row. `bound` is the same object while only the answer and its problems change. */
export function useStoredField(
  form: FormContextValue,
  { key, store }: { readonly key: string; readonly store: FieldStore },
  described: DescribedField,
): StoredField {
  const compiled = form.store.form.questions.get(key);
  const changed = useOptionalStore(compiled && canChange(compiled) ? form.store.shell : undefined, (shell) =>
    shell?.changed.get(key),
  );
  const state = useMembers(store, described.origin ? hasSameOrigin : hasSameProblems);
  const source = sourceText(described, form, state);
  const bound = useMemo((): BoundField => {
    const { required, lock, options } = changed ?? compiled ?? { ...described, lock: undefined };
    const field = {
      ...described,
      required,
      autoComplete: autoComplete(described, form),
      source,
      ...(lock && { help: `${lock.reason} ${described.help}`.trim() }),
      ...(options !== compiled?.options && { options }),
    };
    return {
      field,
      view: viewOf(described.kind, form.views),
      texts: form.store.form.texts,
      ports: form.ports,
      uploads: form.uploads,
      source: store,
      onChange: (value) => {
        // The error summary above loses an entry.
        if (store.getState().problems.length > 0) holdInPlace();
        editAnswer(form.store, key, value);
      },
      onBlur: () => form.checkLeft(form.store, key),
      onChecking: (isUnderWay) => form.checks.tell(key, isUnderWay),
      onMoved: (why) => form.checks.moved.push(movedAnswer(form.store, key, why)),
      disabled: described.settings.disabled === true || lock?.as === 'disabled',
      readOnly: form.readOnly || described.settings.readonly === true || lock?.as === 'read-only',
      isLocked: lock !== undefined,
    };
  }, [form, store, compiled, key, described, changed, source]);
  return { bound, shown: state };
}

function hasSameProblems(before: FieldState, after: FieldState): boolean {
  return (
    before.problems === after.problems && before.solved === after.solved && before.source === after.source
  );
}

function hasSameOrigin(before: FieldState, after: FieldState): boolean {
  return before.edited === after.edited && hasSameProblems(before, after);
}

/** The text that names the origin of an answer, until somebody edits it: the server's answer, or one taken over. */
function sourceText({ origin }: DescribedField, form: FormContextValue, state: FieldState): string {
  if (state.source !== undefined) return state.source;
  return origin && state.edited === false ? originText(origin, form) : '';
}

/** Names where an answer that the server knows comes from. What is about a child isn't “your” profile. */
export function originText(origin: AnswerOrigin, { subject, store }: FormContextValue): string {
  const { earlier, fromProfile, fromAProfile } = store.form.texts;
  if (origin === 'earlier') return earlier;
  return subject === 'self' ? fromProfile : fromAProfile;
}

function autoComplete(field: DescribedField, { subject }: FormContextValue): string | undefined {
  return subject === 'self' ? field.autoComplete : 'off';
}

/** A source of a state, such as a store. */
interface Source<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/**
 * Reads several members of a state with one subscription, and renders again when one of them changes. A form has as many
 * subscriptions as questions then, and not a multiple of them.
 *
 * @param isSame whether both states are alike in these members. The other members of the result may be older than the store.
 */
function useMembers<State>(source: Source<State>, isSame: (before: State, after: State) => boolean): State {
  const held = useRef(source.getState());
  const read = () => {
    const now = source.getState();
    if (!isSame(held.current, now)) held.current = now;
    return held.current;
  };
  return useSyncExternalStore(source.subscribe, read, read);
}
