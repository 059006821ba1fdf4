import type { StoreApi } from 'zustand/vanilla';
import type { Answer, Answers, Rows } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { Question } from '../sections/question.ts';
import { changedQuestions } from '../visibility/askedQuestion.ts';
import { stepsToGo } from '../visibility/formSteps.ts';
import type { FormView } from '../visibility/formView.ts';
import { canHideEmpty, formCourses, visibleQuestions } from '../visibility/visibleQuestions.ts';
import type { FieldState } from './fieldState.ts';

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
   * `'loading'`: waits for the code of the checks. `'waiting'`: waits for uploads. `'checking'`: waits for checks by the host. `'pending'`: is being sent.
   * `'failed'`: the host's `onSubmit` threw; all typed answers are still there.
   */
  readonly submission: 'idle' | 'loading' | 'waiting' | 'checking' | 'pending' | 'failed';
  /** Whether the stored draft is still being loaded. Only its arrival tells which step to show. */
  readonly draftLoading: boolean;
  /** Whether a draft was restored. */
  readonly draftRestored: boolean;
  /** The draft was discarded, and nothing was edited since: the answers can come back. */
  readonly draftDiscarded: boolean;
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
  /** The form. In a row it is replaced when an answer outside changes the verdict of a condition. */
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
  /** The rows of groups by question key, in the order of the form. Empty for most forms. */
  readonly groups: ReadonlyMap<string, RowGroup>;
  /** The group that this store is a row of; `undefined` for a whole form. */
  readonly group: RowGroup | undefined;
  /** Computes the computed answers again. Needed only in a row, after an answer outside changed. */
  compute: () => void;
}

/** One row of a group. */
export interface Row {
  /** Identifies the row while the form is open, wherever it moves. Never sent. */
  readonly id: number;
  /** The answers and problems of the row: a form of its own, so that typing in it wakes one field. */
  readonly store: FormStore;
}

/** A removed row, which keeps its answers, and the index that it had. */
interface RemovedRow {
  readonly row: Row;
  readonly index: number;
}

/** The rows of one group. The group's own field holds only the problems of the group as a whole. */
export interface RowGroup {
  /** Store of the form around the group. */
  readonly store: FormStore;
  readonly key: string;
  /** The rows. Wakes its subscribers when a row is added, removed or moved. */
  readonly list: StoreApi<{
    readonly rows: readonly Row[];
    /** The row that was removed last, while it can be put back. */
    readonly removed: RemovedRow | undefined;
  }>;
  /** The form of each row, with the verdicts on questions outside. */
  form: CompiledForm;
  /** The id of the next row. */
  nextId: number;
}

/** The key of the agreement. No question has this key, because theirs are `${qid}_${nid}`. */
export const agreementKey = '@agreement';

/** The rows of a group as they are now. */
export function currentRows({ list }: RowGroup): readonly Row[] {
  return list.getState().rows;
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
    canHideEmpty: canHideEmpty(form, answers, view),
    refused: [],
    refusals: 0,
    submission: 'idle',
    draftLoading: false,
    draftRestored: false,
    draftDiscarded: false,
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
  const answered: [string, Answer][] = [];
  for (const [key, field] of store.fields) {
    const group = store.groups.get(key);
    const { answer: own, edited } = field.getState();
    const answer = (group && answeredRows(group, edited)) ?? own;
    if (answer !== undefined) answered.push([key, answer]);
  }
  return Object.fromEntries(answered);
}

/** The rows of a group. None at all is an answer only where the user removed them, so that a draft knows. */
function answeredRows(group: RowGroup, edited: boolean): Rows | undefined {
  const rows = currentRows(group);
  return rows.length > 0 || edited ? rows.map((row) => currentAnswers(row.store)) : undefined;
}

/** Notifies subscribers that the answers changed; of a row, also those of the forms around it. */
export function announceEdit(store: FormStore): void {
  store.edits.setState(({ count }) => ({ count: count + 1 }));
  if (!store.group) return;
  const { store: around, key } = store.group;
  const field = around.fields.get(key);
  if (field?.getState().edited === false) field.setState({ edited: true });
  announceEdit(around);
}
