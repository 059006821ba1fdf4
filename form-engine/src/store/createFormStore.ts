import { createStore } from 'zustand/vanilla';
import { prefillAnswers } from '../answers/prefillAnswers.ts';
import { oncePer } from '../questions/building-blocks/oncePer.ts';
import { rowsOf } from '../questions/group/rowsOf.ts';
import type { Answer, Answers, Rows } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { conditionsOf } from '../visibility/conditions.ts';
import { keysInConditions } from '../visibility/conditionsIn.ts';
import { keysOutside, rowForm } from '../visibility/rowForm.ts';
import { keepComputed, withSources } from './computedFields.ts';
import { type FieldState, untouchedField } from './fieldState.ts';
import {
  type FormStore,
  firstView,
  type Row,
  type RowGroup,
  type ShellState,
  untouchedShell,
} from './formStore.ts';
import { forgetRefusal } from './rows/forgetRefusal.ts';

/** @param answers the initial answers. Default: the server's stored answers, `answer` before `last_answer`. */
export function createFormStore(form: CompiledForm, answers: Answers = prefillAnswers(form)): FormStore {
  return openStore(form, answers, undefined);
}

function openStore(form: CompiledForm, answers: Answers, group: RowGroup | undefined): FormStore {
  const questions = [...form.questions.values()];
  const view = firstView(form, answers);
  const groups = new Map<string, RowGroup>();
  const store: FormStore = {
    get form() {
      return group?.form ?? form;
    },
    initialAnswers: answers,
    fields: new Map(
      questions.map(({ key }) => [
        key,
        createStore<FieldState>(() => untouchedField(ownAnswer(answers[key]))),
      ]),
    ),
    agreement: createStore<FieldState>(() => untouchedField(false)),
    shell: createStore<ShellState>(() => untouchedShell(form, answers, view)),
    edits: createStore(() => ({ count: 0 })),
    conditionKeys: conditionKeys(form),
    groups,
    group,
    compute: () => {},
  };
  for (const key of form.rows.keys()) groups.set(key, openGroup(store, key, answers));
  store.compute = keepComputed(store, (key) => forgetRefusal(store, key));
  return store;
}

/** The answer in the field itself: none for rows. A value that is no list of rows stays, to be refused. */
export function ownAnswer(answer: Answer | undefined): Answer | undefined {
  return rowsOf(answer).length > 0 ? undefined : answer;
}

/** Keys of questions in the conditions of a form, in rows that look outside, and of all that these depend on. */
const conditionKeys = oncePer(
  (form: CompiledForm): ReadonlySet<string> =>
    withSources(form, [
      ...[...form.questions.values()].flatMap(keysInConditions),
      ...[...form.rows.values()].flatMap(keysOutside),
    ]),
);

function openGroup(store: FormStore, key: string, answers: Answers): RowGroup {
  const { form } = store;
  const group: RowGroup = {
    store,
    key,
    list: createStore(() => ({ rows: [], removed: undefined })),
    form: rowForm(form, key, conditionsOf(form, answers)) ?? form,
    nextId: 0,
  };
  setRows(group, rowsOf(answers[key]));
  return group;
}

/** A new row. @param answers its answers. Default: those that its questions begin with. */
export function openRow(group: RowGroup, answers: Answers = prefillAnswers(group.form)): Row {
  const id = group.nextId;
  group.nextId += 1;
  return { id, store: openStore(group.form, answers, group) };
}

/** Replaces all rows of a group, and adds empty ones up to its minimum. */
export function setRows(group: RowGroup, answers: Rows): void {
  const rows = answers.map((row) => openRow(group, row));
  const { always } = group.store.form.parameters.get(group.key) ?? {};
  while (typeof always === 'number' && rows.length < always) rows.push(openRow(group));
  group.list.setState({ rows, removed: undefined });
}
