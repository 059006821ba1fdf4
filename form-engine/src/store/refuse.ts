import type { Problem } from '../questions/question-kind/problem.ts';
import { rowLabel } from '../schema/rows/rowLabel.ts';
import { isInStep, stepOf } from '../visibility/formSteps.ts';
import type { FormView } from '../visibility/formView.ts';
import { formCourses, visibleQuestions } from '../visibility/visibleQuestions.ts';
import { noProblems } from './fieldState.ts';
import {
  agreementKey,
  currentAnswers,
  currentRows,
  type FormStore,
  fieldOf,
  type RowGroup,
} from './formStore.ts';
import { changedView } from './formView.ts';
import { placeInRow } from './rows/address.ts';

/**
 * Shows the problems of a refused submit at their fields, from the browser or the server (Specification 4.4). Also
 * shows questions that were hidden as empty, and selects the first course with an error. The general questions come
 * first.
 */
export function refuse(store: FormStore, found: readonly Problem[], by: 'browser' | 'server'): void {
  const problems = inOrder(store, found);
  putProblems(store, problems, by === 'server');
  store.shell.setState(({ refusals }) => ({
    ...changedView(store, { showEmpty: true, ...placeToMend(store, problems) }),
    refused: problems,
    refusals: refusals + 1,
  }));
}

/** Puts each problem at its field, those in rows too. Fields without one lose theirs. */
function putProblems(store: FormStore, problems: readonly Problem[], refusedByServer: boolean): void {
  const byKey = Map.groupBy(problems, ({ key }) => key);
  for (const [key, field] of [...store.fields, [agreementKey, store.agreement] as const]) {
    const found = byKey.get(key) ?? noProblems;
    const group = store.groups.get(key);
    const own = group ? ofGroup(store, found) : found;
    if (own.length > 0) field.setState({ problems: own, refusedByServer });
    else if (field.getState().problems.length > 0)
      field.setState({ problems: noProblems, refusedByServer: false });
    if (group) putInRows(group, found, refusedByServer);
  }
}

/** The problems of a group as a whole, and those in rows that aren't there. */
function ofGroup(store: FormStore, problems: readonly Problem[]): readonly Problem[] {
  return problems
    .filter((problem) => !placeInRow(store, problem))
    .map((problem) => ({ ...problem, path: [] }));
}

function putInRows(group: RowGroup, problems: readonly Problem[], refusedByServer: boolean): void {
  const byRow = Map.groupBy(problems, (problem) => placeInRow(group.store, problem)?.row);
  for (const row of currentRows(group)) {
    const inRow = (byRow.get(row) ?? noProblems).flatMap((problem) => {
      const { place } = placeInRow(group.store, problem) ?? {};
      return place ? [{ ...problem, ...place }] : [];
    });
    putProblems(row.store, inRow, refusedByServer);
  }
}

/** Removes the problems of an earlier refusal. */
export function clearRefusal(store: FormStore): void {
  for (const problem of store.shell.getState().refused) {
    fieldAt(store, problem)?.setState({ problems: noProblems, refusedByServer: false });
  }
  store.shell.setState({ refused: [] });
}

/** The store of the field that a problem is at, in rows too; `undefined` where the form has no such field. */
export function fieldAt(store: FormStore, problem: Place): ReturnType<typeof fieldOf> {
  const inside = placeInRow(store, problem);
  return inside ? fieldAt(inside.row.store, inside.place) : fieldOf(store, problem.key);
}

type Place = Pick<Problem, 'key' | 'path'>;

/**
 * Tells of a problem whether its field can be shown: a question that isn't hidden by a condition, in a row that exists,
 * or the agreement.
 */
export function reachable(store: FormStore): (problem: Place) => boolean {
  const asked = new Set(visibleQuestions(store.form, currentAnswers(store)).map(({ key }) => key));
  const rows = new Map<FormStore, (problem: Place) => boolean>();
  return (problem) => {
    if (problem.key === agreementKey) return true;
    if (!asked.has(problem.key)) return false;
    const inside = placeInRow(store, problem);
    if (!inside) return true;
    const isReachable = rows.get(inside.row.store) ?? reachable(inside.row.store);
    rows.set(inside.row.store, isReachable);
    return isReachable(inside.place);
  };
}

/**
 * Sorts problems in the order of the form: questions, the agreement, and then problems without a field. Adds missing
 * labels.
 */
function inOrder(store: FormStore, problems: readonly Problem[]): readonly Problem[] {
  const places = new Map([...store.form.questions.keys(), agreementKey].map((key, place) => [key, place]));
  const placeOf = ({ key }: Problem) => places.get(key) ?? places.size;
  return problems
    .map((problem) => ({
      ...problem,
      label: problem.label || labelOf(store, problem),
    }))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

function labelOf(store: FormStore, problem: Place): string {
  const inside = placeInRow(store, problem);
  const label = store.form.questions.get(problem.key)?.label ?? '';
  if (!inside) return label;
  return `${rowLabel(store.form, problem.key, Number(problem.path[0]))} – ${labelOf(inside.row.store, inside.place)}`;
}

/** The first step with a problem, and in it the first course with one. */
function placeToMend(store: FormStore, problems: readonly Problem[]): Pick<FormView, 'course' | 'step'> {
  const { form } = store;
  const { view } = store.shell.getState();
  const wrong = problems.filter(reachable(store)).flatMap(({ key }) => form.questions.get(key) ?? []);
  const steps = wrong.flatMap(({ key }) => stepOf(form, key) ?? []);
  const step = view.step === undefined || steps.length === 0 ? view.step : Math.min(...steps);
  const nids = new Set(wrong.filter(({ key }) => isInStep(form, key, step)).map(({ nid }) => nid));
  return { step, course: formCourses(form, step).find((nid) => nids.has(nid)) ?? view.course };
}
