import { createStore, type StoreApi } from 'zustand/vanilla';
import { prefillAnswers } from '../answers/prefillAnswers.ts';
import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { Question } from '../sections/question.ts';
import { changedQuestions, keysInConditions } from '../visibility/askedQuestion.ts';
import { stepsToGo } from '../visibility/formSteps.ts';
import type { FormView } from '../visibility/formView.ts';
import { canHideEmpty, formCourses, visibleQuestions } from '../visibility/visibleQuestions.ts';
import { keepComputed, withSources } from './computedFields.ts';
import { type FieldState, untouchedField } from './fieldState.ts';

/** State of the form as a whole. It changes rarely, and never while somebody types in a field without a problem. */
export interface ShellState {
  readonly view: FormView;
  /** Keys of the visible questions. */
  readonly visible: ReadonlySet<string>;
  /** Questions that other answers change, as they are asked now, by key. A question keeps its object while it is equal. */
  readonly changed: ReadonlyMap<string, Question>;
  /** The indexes of the steps to go through, with the review last. Answers may add or remove one. Empty for one page. */
  readonly steps: readonly number[];
  /** Index of the furthest step that was reached, or the number of steps for the review. */
  readonly reachedStep: number;
  /** Whether there are empty questions to hide. If so, the toggle "Toon lege velden" is shown. */
  readonly canHideEmpty: boolean;
  /** Problems of the last submit that aren't corrected yet, for the error summary. */
  readonly refused: readonly Problem[];
  /** Number of refused submits, so that each one moves the focus to the first wrong field. */
  readonly refusals: number;
  /**
   * `'waiting'`: waits for uploads. `'checking'`: waits for checks by the host. `'pending'`: is being sent.
   * `'failed'`: the host's `onSubmit` threw; all typed answers are still there.
   */
  readonly submission: 'idle' | 'waiting' | 'checking' | 'pending' | 'failed';
  /** Whether the stored draft is still being loaded. Only its arrival tells which step to show. */
  readonly draftLoading: boolean;
  /** Whether a draft was restored. */
  readonly draftRestored: boolean;
  /** Whether the draft is saved. Edits of the last moment may not be in it yet. */
  readonly draftSaved: boolean;
  /** The last announcement. `count` distinguishes two equal ones. Written by `announce`. */
  readonly announcement: { readonly text: string; readonly count: number };
}

/**
 * The state of one form: a small store per field, so that typing updates only that field, and one store for the whole
 * form. Created by `createFormStore`, and changed only by the functions in this folder.
 */
export interface FormStore {
  readonly form: CompiledForm;
  readonly initialAnswers: Answers;
  /** Stores of the fields by question key, in the order of the form. */
  readonly fields: ReadonlyMap<string, StoreApi<FieldState>>;
  /** The agreement to the club's conditions. It is answered and checked like a field, but is no question of the form. */
  readonly agreement: StoreApi<FieldState>;
  readonly shell: StoreApi<ShellState>;
  /** Counts the edits. Drafts and the host's `onChange` subscribe to this store instead of to every field. */
  readonly edits: StoreApi<{ readonly count: number }>;
  /** Keys of questions in conditions. Only their answers can change what is visible. */
  readonly conditionKeys: ReadonlySet<string>;
}

/** The key of the agreement. No question has this key, because theirs are `${qid}_${nid}`. */
export const agreementKey = '@agreement';

/** @param answers the initial answers. Default: the server's stored answers, `answer` before `last_answer`. */
export function createFormStore(form: CompiledForm, answers: Answers = prefillAnswers(form)): FormStore {
  const questions = [...form.questions.values()];
  const view = firstView(form, answers);
  const store: FormStore = {
    form,
    initialAnswers: answers,
    fields: new Map(
      questions.map(({ key }) => [key, createStore<FieldState>(() => untouchedField(answers[key]))]),
    ),
    agreement: createStore<FieldState>(() => untouchedField(false)),
    shell: createStore<ShellState>(() => untouchedShell(form, answers, view)),
    edits: createStore(() => ({ count: 0 })),
    conditionKeys: withSources(form, questions.flatMap(keysInConditions)),
  };
  const { fields, shell } = store;
  const forget = (key: string) => {
    const { refused } = shell.getState();
    if (refused.some((problem) => problem.key === key))
      shell.setState({ refused: refused.filter((problem) => problem.key !== key) });
  };
  keepComputed({ form, fields, onChange: forget });
  return store;
}

/** The view that a form opens with. */
export function firstView(form: CompiledForm, answers: Answers): FormView {
  const step = form.steps.length > 0 ? (stepsToGo(form, answers)[0] ?? 0) : undefined;
  return { course: formCourses(form, step)[0] ?? 0, showEmpty: true, step };
}

/** The shell state before the user touches the form. */
export function untouchedShell(form: CompiledForm, answers: Answers, view: FormView): ShellState {
  return {
    view,
    visible: new Set(visibleQuestions(form, answers, view).map(({ key }) => key)),
    changed: changedQuestions(form, answers),
    steps: stepsToGo(form, answers),
    reachedStep: view.step ?? 0,
    canHideEmpty: canHideEmpty(form, answers),
    refused: [],
    refusals: 0,
    submission: 'idle',
    draftLoading: false,
    draftRestored: false,
    draftSaved: false,
    announcement: { text: '', count: 0 },
  };
}

/** The store of a field by key, also for the agreement's key. */
export function fieldOf(store: FormStore, key: string): StoreApi<FieldState> | undefined {
  return key === agreementKey ? store.agreement : store.fields.get(key);
}

/** The current answers. */
export function currentAnswers(store: FormStore): Answers {
  const answered: [string, NonNullable<FieldState['answer']>][] = [];
  for (const [key, field] of store.fields) {
    const { answer } = field.getState();
    if (answer !== undefined) answered.push([key, answer]);
  }
  return Object.fromEntries(answered);
}

/** Notifies subscribers that the answers changed. */
export function announceEdit(store: FormStore): void {
  store.edits.setState(({ count }) => ({ count: count + 1 }));
}
