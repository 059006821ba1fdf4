import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '#form-engine/src/questions/question-kind/problem.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { changeView } from '#form-engine/src/store/formView.ts';
import { refuse } from '#form-engine/src/store/refuse.ts';
import { leaveCourse, nextCourse, startAtFirstCourse } from '#form-engine/src/store/steps.ts';
import { formValidator } from '#form-engine/src/validation/lateValidator.ts';

// A form loads its checks itself; here nobody draws one.
beforeAll(async () => void (await formValidator.load()));

const today = { today: '2026-11-20' };
const form = compileForm([
  {
    title: '',
    fields: [
      { qid: 'name', nid: 0, type: 'text', question: 'Naam', required: 1, answer: 'Noor' },
      { qid: 'level', nid: 12, type: 'text', question: 'Niveau', required: 1 },
      { qid: 'note', nid: 34, type: 'text', question: 'Opmerking' },
    ],
  },
]);
const refusedKeys = ({ shell }: ReturnType<typeof createFormStore>) =>
  shell.getState().refused.map(({ key }) => key);
const problem = (key: string): Problem => ({
  key,
  path: [],
  rule: 'context',
  label: '',
  message: 'Dit kennen we niet.',
  severity: 'error',
});

test('nextCourse is the next in the switch, and nothing after the last one', () => {
  const store = createFormStore(form);
  expect(nextCourse(store)).toBe(12);
  changeView(store, { course: 34 });
  expect(nextCourse(store)).toBeUndefined();
});

test('nextCourse skips a course whose questions are hidden as empty', () => {
  const store = createFormStore(form);
  changeView(store, { course: 12, showEmpty: false });
  expect(nextCourse(store)).toBeUndefined();
});

test('leaveCourse checks the questions of its course alone', () => {
  const store = createFormStore(form);
  expect(leaveCourse(store, 12, today)).toEqual([]);
  expect(store.shell.getState().view.course).toBe(12);
  expect(leaveCourse(store, 34, today)).toMatchObject([{ key: 'level_12' }]);
  expect(store.shell.getState().view.course).toBe(12);
});

test('leaveCourse keeps what the server refused in another course', () => {
  const store = createFormStore(form);
  refuse(store, [problem('name_0'), problem('note_34')], 'server');
  editAnswer(store, 'name_0', 'Noor P.');
  leaveCourse(store, 12, today);
  expect(refusedKeys(store)).toEqual(['note_34']);
});

test('leaveCourse forgets what the server refused here, because its next submit says it again', () => {
  const store = createFormStore(form);
  refuse(store, [problem('name_0')], 'server');
  leaveCourse(store, 12, today);
  expect(refusedKeys(store)).toEqual([]);
});

test.each([
  ['selects the first course', [], 0],
  ['stays at a course with a problem', [problem('note_34')], 34],
])('startAtFirstCourse %s', (_title, problems, expected) => {
  const store = createFormStore(form);
  changeView(store, { course: 34 });
  if (problems.length > 0) refuse(store, problems, 'server');
  startAtFirstCourse(store);
  expect(store.shell.getState().view.course).toBe(expected);
});
