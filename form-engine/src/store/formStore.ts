import { createStore, type StoreApi } from 'zustand/vanilla';
import { prefillAnswers } from '../answers/prefillAnswers.ts';
import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { FormView } from '../visibility/formView.ts';
import { canHideEmpty, formCourses, visibleQuestions } from '../visibility/visibleQuestions.ts';
import { type FieldState, untouchedField } from './fieldState.ts';

/** What concerns the form as a whole. It changes rarely, never while somebody types in a field without a problem. */
export interface ShellState {
  readonly view: FormView;
  /** Keys of the questions on the screen. */
  readonly visible: ReadonlySet<string>;
  /** Whether there is anything to hide: the toggle "Toon lege velden". */
  readonly canHideEmpty: boolean;
  /** What the last submit was refused for and isn't mended yet: the error summary. */
  readonly refused: readonly Problem[];
  /** Counts the refused submits, so that each brings the focus to the first wrong field. */
  readonly refusals: number;
  /** `'waiting'`: for files that are still being sent. `'checking'`: for what the host is asked about an answer. `'failed'`: the host's `onSubmit` threw; everything typed is still there. */
  readonly submission: 'idle' | 'waiting' | 'checking' | 'pending' | 'failed';
  /** The form was opened with what a draft held. */
  readonly draftRestored: boolean;
  /** What was typed last is in the draft, or was until a moment ago. */
  readonly draftSaved: boolean;
  /** What was announced last; `count` tells two equal ones apart. Written by `announce`. */
  readonly announcement: { readonly text: string; readonly count: number };
}

/**
 * The state of one form: a small store per field, so that typing wakes one field and no other, and one for the whole.
 * Made by `createFormStore`; changed only by the functions of this room.
 */
export interface FormStore {
  readonly form: CompiledForm;
  readonly initialAnswers: Answers;
  /** By question key, in the order of the form. */
  readonly fields: ReadonlyMap<string, StoreApi<FieldState>>;
  /** The agreement to the club's conditions: answered and checked like a field, but no question of the form. */
  readonly agreement: StoreApi<FieldState>;
  readonly shell: StoreApi<ShellState>;
  /** Counts the edits: who keeps drafts or tells the host listens here instead of at every field. */
  readonly edits: StoreApi<{ readonly count: number }>;
  /** Questions that a condition asks about: only their answers can change what is visible. */
  readonly conditionKeys: ReadonlySet<string>;
}

/** The key of the agreement. No question has it: theirs are `${qid}_${nid}`. */
export const agreementKey = '@agreement';

/** @param answers Default: what the server stored, answer before last answer. */
export function createFormStore(form: CompiledForm, answers: Answers = prefillAnswers(form)): FormStore {
  const questions = [...form.questions.values()];
  const view: FormView = { course: formCourses(form)[0] ?? 0, showEmpty: true };
  return {
    form,
    initialAnswers: answers,
    fields: new Map(
      questions.map(({ key }) => [key, createStore<FieldState>(() => untouchedField(answers[key]))]),
    ),
    agreement: createStore<FieldState>(() => untouchedField(false)),
    shell: createStore<ShellState>(() => untouchedShell(form, answers, view)),
    edits: createStore(() => ({ count: 0 })),
    conditionKeys: new Set(questions.flatMap(({ visibleWhen }) => (visibleWhen ? [visibleWhen.key] : []))),
  };
}

/** The shell of a form that nobody touched yet. */
export function untouchedShell(form: CompiledForm, answers: Answers, view: FormView): ShellState {
  return {
    view,
    visible: new Set(visibleQuestions(form, answers, view).map(({ key }) => key)),
    canHideEmpty: canHideEmpty(form, answers),
    refused: [],
    refusals: 0,
    submission: 'idle',
    draftRestored: false,
    draftSaved: false,
    announcement: { text: '', count: 0 },
  };
}

/** The field of a key: a question's, or the agreement's. */
export function fieldOf(store: FormStore, key: string): StoreApi<FieldState> | undefined {
  return key === agreementKey ? store.agreement : store.fields.get(key);
}

/** The answers as they stand now. */
export function currentAnswers(store: FormStore): Answers {
  const answered: [string, NonNullable<FieldState['answer']>][] = [];
  for (const [key, field] of store.fields) {
    const { answer } = field.getState();
    if (answer !== undefined) answered.push([key, answer]);
  }
  return Object.fromEntries(answered);
}

/** Tells who listens that the answers changed. */
export function announceEdit(store: FormStore): void {
  store.edits.setState(({ count }) => ({ count: count + 1 }));
}
