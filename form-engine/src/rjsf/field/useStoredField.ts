import { useContext, useMemo } from 'react';
import type { Ports } from '../../ports.ts';
import { holdInPlace } from '../../questions/controls/holdInPlace.tsx';
import type { FieldProblem, QuestionView } from '../../questions/controls/questionView.tsx';
import type { Answer } from '../../questions/question-kind/answer.ts';
import type { AnswerOrigin } from '../../sections/wireSection.ts';
import { movedAnswer } from '../../store/checks/movedAnswer.ts';
import { editAnswer } from '../../store/editAnswer.ts';
import type { FormUploads } from '../../store/uploads/formUploads.ts';
import type { Texts } from '../../texts/nl.ts';
import { FormContext, type FormContextValue } from '../FormContext.tsx';
import { useOptionalStore } from '../useOptionalStore.ts';
import { viewOf } from '../views/questionViews.ts';
import type { DescribedField } from './describeField.ts';

/** Source of a field's answer: the field's store, or in an rjsf form its props, which never change. */
export interface AnswerSource {
  getState(): {
    readonly answer: Answer | undefined;
    readonly problems: readonly FieldProblem[];
    readonly solved: readonly FieldProblem[];
  };
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

/**
 * Binds a field to the store of the `RegistrationForm` or the row around it; `undefined` outside one. The result is the same object
 * while only the answer and its problems change.
 */
export function useStoredField(key: string, described: DescribedField): BoundField | undefined {
  const form = useContext(FormContext);
  const store = form?.store.fields.get(key);
  const changed = useOptionalStore(form?.store.shell, (shell) => shell?.changed.get(key));
  const source = useSource(described, form, store);
  return useMemo((): BoundField | undefined => {
    if (!form || !store) return undefined;
    const compiled = form.store.form.questions.get(key);
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
  }, [form, store, key, described, changed, source]);
}

/** The text that names the origin of an answer, until somebody edits it: the server's answer, or one taken over. */
function useSource(
  { origin }: DescribedField,
  form: FormContextValue | undefined,
  store: FieldStore | undefined,
): string {
  const taken = useOptionalStore(store, (state) => state?.source);
  const isUnedited = useOptionalStore(origin ? store : undefined, (state) => state?.edited === false);
  if (taken !== undefined) return taken;
  if (!origin || !isUnedited || !form) return '';
  return originText(origin, form);
}

/** Names where an answer that the server knows comes from. What is about a child isn't “your” profile. */
export function originText(origin: AnswerOrigin, { subject, store }: FormContextValue): string {
  const { earlier, fromProfile, fromAProfile } = store.form.texts;
  if (origin === 'earlier') return earlier;
  return subject === 'self' ? fromProfile : fromAProfile;
}

type FieldStore = ReturnType<FormContextValue['store']['fields']['get']>;

function autoComplete(field: DescribedField, { subject }: FormContextValue): string | undefined {
  return subject === 'self' ? field.autoComplete : 'off';
}
