import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { checkForm } from '#form-engine/src/store/checks/checkForm.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { keepDraft } from '#form-engine/src/store/drafts/draftKeeper.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { currentAnswers, currentRows, type FormStore } from '#form-engine/src/store/formStore.ts';
import { reachable, refuse } from '#form-engine/src/store/refuse.ts';
import { copyFormState, resetForm, restoreAnswers } from '#form-engine/src/store/resetForm.ts';
import { addRow, moveRow, removeRow, restoreRow } from '#form-engine/src/store/rows/rows.ts';
import { giveBack, takeOver } from '#form-engine/src/store/takeOver.ts';
import { formValidator } from '#form-engine/src/validation/lateValidator.ts';

// A form loads its checks itself; here nobody draws one.
beforeAll(async () => void (await formValidator.load()));

const account = { qid: 'account', nid: 0, type: 'iban', question: 'Rekening' };
const name = { qid: 'name', nid: 0, type: 'text', question: 'Naam', required: 1 };
const kids = { qid: 'kids', nid: 0, type: 'group', question: 'Kinderen', fields: [name] };
const stop = {
  qid: 'stop',
  nid: 0,
  type: 'text',
  question: 'Halte',
  required: 1,
  visible_when: { qid: 'bus', equals: '1' },
};
const people = {
  qid: 'people',
  nid: 0,
  type: 'group',
  question: 'Wie?',
  fields: [name, account, kids, stop],
  config: { repeat: { max: 5 } },
};
const bus = { qid: 'bus', nid: 0, type: 'checkbox', question: 'Bus' };
const formWith = (...rows: readonly object[]) =>
  compileForm([{ title: '', fields: [bus, { ...people, answer: rows }] }]);
const open = (...rows: readonly object[]) => createFormStore(formWith(...rows));

function groupOf(store: FormStore, key = 'people_0') {
  const group = store.groups.get(key);
  if (!group) throw new Error('the group must be there');
  return group;
}
function rowOf(store: FormStore, index: number, key?: string) {
  const row = currentRows(groupOf(store, key))[index];
  if (!row) throw new Error('the row must be there');
  return row;
}
const context = { today: '2026-11-20' };
const refusedPaths = ({ shell }: FormStore) => shell.getState().refused.map(({ path }) => path.join('/'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('createFormStore begins with the stored rows, and adds rows up to the minimum with their defaults', () => {
  const fields = [
    {
      ...people,
      answer: [{ name_0: 'An' }],
      config: { repeat: { min: 2 } },
      fields: [{ ...name, config: { default: 'Jan' } }],
    },
  ];
  const store = createFormStore(compileForm([{ title: '', fields }]));
  expect(currentAnswers(store)).toEqual({ people_0: [{ name_0: 'An' }, { name_0: 'Jan' }] });
});

test('editAnswer in a row wakes neither its group nor the form, and counts as an edit of both', () => {
  const store = open({}, {});
  const woken = vi.fn();
  store.shell.subscribe(woken);
  groupOf(store).list.subscribe(woken);
  rowOf(store, 0).store.shell.subscribe(woken);
  rowOf(store, 1).store.shell.subscribe(woken);
  editAnswer(rowOf(store, 1).store, 'name_0', 'Noor');
  expect(woken).not.toHaveBeenCalled();
  expect(store.edits.getState().count).toBe(1);
  expect(store.fields.get('people_0')?.getState().edited).toBe(true);
  expect(currentAnswers(store)).toEqual({ people_0: [{}, { name_0: 'Noor' }] });
});

test('editAnswer of a question outside asks the questions of rows that depend on it', () => {
  const store = open({});
  const visible = () => [...rowOf(store, 0).store.shell.getState().visible];
  expect(visible()).not.toContain('stop_0');
  editAnswer(store, 'bus_0', true);
  expect(visible()).toContain('stop_0');
  expect(checkForm(store, context, { agreement: false }).map(({ path }) => path.join('/'))).toEqual([
    '0/name_0',
    '0/stop_0',
  ]);
  editAnswer(store, 'bus_0', false);
  expect(visible()).not.toContain('stop_0');
});

test('refuse gives each row its problems, and rows keep theirs when they are moved, removed and put back', () => {
  const store = open({ name_0: 'An' }, {}, { name_0: 'Mia', kids_0: [{}] });
  refuse(store, checkForm(store, context, { agreement: false }), 'browser');
  expect(refusedPaths(store)).toEqual(['1/name_0', '2/kids_0/0/name_0']);
  const [, second, third] = currentRows(groupOf(store));
  if (!second || !third) throw new Error('there must be three rows');
  expect(second.store.fields.get('name_0')?.getState().problems).toHaveLength(1);
  moveRow(groupOf(store), third, -1);
  expect(refusedPaths(store)).toEqual(['2/name_0', '1/kids_0/0/name_0']);
  expect(store.shell.getState().refused.map(({ label }) => label)).toEqual([
    'Rij 3 – Naam',
    'Rij 2 – Rij 1 – Naam',
  ]);
  removeRow(groupOf(store), second);
  expect(refusedPaths(store)).toEqual(['1/kids_0/0/name_0']);
  editAnswer(rowOf(third.store, 0, 'kids_0').store, 'name_0', 'Jef');
  expect(refusedPaths(store)).toEqual([]);
  expect(restoreRow(groupOf(store))).toBe(second);
  expect(restoreRow(groupOf(store))).toBeUndefined();
  expect(currentAnswers(store)).toEqual({
    people_0: [{ name_0: 'An' }, { name_0: 'Mia', kids_0: [{ name_0: 'Jef' }] }, {}],
  });
  expect(second.store.fields.get('name_0')?.getState().problems).toHaveLength(1);
});

test('reachable tells of a problem in a row whether its question is asked there', () => {
  const isReachable = reachable(open({}));
  expect(isReachable({ key: 'people_0', path: ['0', 'name_0'] })).toBe(true);
  expect(isReachable({ key: 'people_0', path: ['0', 'stop_0'] })).toBe(false);
  expect(isReachable({ key: 'people_0', path: [] })).toBe(true);
});

test('resetForm brings the first rows back', () => {
  const store = open({ name_0: 'An' });
  removeRow(groupOf(store), rowOf(store, 0));
  addRow(groupOf(store));
  resetForm(store);
  expect(currentAnswers(store)).toEqual({ people_0: [{ name_0: 'An' }] });
  expect(store.fields.get('people_0')?.getState().edited).toBe(false);
});

test('copyFormState keeps the rows that the user made, with their ids, and takes those of a new form otherwise', () => {
  const store = open({ name_0: 'An' });
  const untouched = createFormStore(formWith({ name_0: 'Mia' }));
  copyFormState(store, untouched);
  expect(currentAnswers(untouched)).toEqual({ people_0: [{ name_0: 'Mia' }] });
  const added = addRow(groupOf(store));
  editAnswer(added.store, 'name_0', 'Jef');
  const next = createFormStore(formWith({ name_0: 'Mia' }));
  copyFormState(store, next);
  expect(currentAnswers(next)).toEqual({ people_0: [{ name_0: 'An' }, { name_0: 'Jef' }] });
  expect(rowOf(next, 1).id).toBe(added.id);
  expect(addRow(groupOf(next)).id).not.toBe(added.id);
});

test('takeOver fills a group without answers, and giveBack empties it unless a row was edited', () => {
  const answers = { people_0: [{ name_0: 'Noor' }] };
  const store = open({});
  giveBack(store, takeOver(store, answers));
  expect(currentAnswers(store)).toEqual({ people_0: [{}] });
  const taken = takeOver(store, answers);
  editAnswer(rowOf(store, 0).store, 'name_0', 'Nora');
  giveBack(store, taken);
  expect(currentAnswers(store)).toEqual({ people_0: [{ name_0: 'Nora' }] });
  expect(takeOver(open({ name_0: 'An' }), answers).size).toBe(0);
});

test('keepDraft saves the rows without what is too private, and restores them', async () => {
  const drafts = {
    load: vi.fn(async () => undefined),
    save: vi.fn(async () => {}),
    remove: vi.fn(async () => {}),
  };
  const store = open({ name_0: 'An', account_0: 'BE68539007547034' });
  const keeper = keepDraft(store, { drafts, draftKey: 'an', context: () => context });
  editAnswer(rowOf(store, 0).store, 'name_0', 'Anna');
  addRow(groupOf(store));
  await vi.advanceTimersByTimeAsync(1000);
  const saved = { people_0: [{ name_0: 'Anna' }, {}] };
  expect(drafts.save).toHaveBeenCalledExactlyOnceWith('an', saved, expect.anything());
  keeper.stop();
  const later = open({ name_0: 'An' });
  expect(restoreAnswers(later, saved)).toBe(true);
  expect(currentAnswers(later)).toEqual(saved);
  expect(restoreAnswers(later, { people_0: [] })).toBe(false);
});

test('keepDraft remembers that every row was removed', async () => {
  const store = open({ name_0: 'An' });
  expect(currentAnswers(open())).toEqual({});
  removeRow(groupOf(store), rowOf(store, 0));
  const draft = currentAnswers(store);
  expect(draft).toEqual({ people_0: [] });
  const drafts = { load: async () => draft, save: async () => {}, remove: async () => {} };
  const later = open({ name_0: 'An' });
  const keeper = keepDraft(later, { drafts, draftKey: 'an', context: () => context });
  await vi.advanceTimersByTimeAsync(10);
  expect(currentRows(groupOf(later))).toEqual([]);
  keeper.stop();
});

test('keepDraft gives unchanged rows back what is too private for a draft, and no other row', async () => {
  const an = { name_0: 'An', account_0: 'BE68539007547034' };
  const draft = { people_0: [{ name_0: 'Jef' }, { name_0: 'An' }, { name_0: 'Mia' }] };
  const drafts = { load: async () => draft, save: async () => {}, remove: async () => {} };
  const store = open(an, { name_0: 'Jos', account_0: 'BE71096123456769' });
  const keeper = keepDraft(store, { drafts, draftKey: 'an', context: () => context });
  await vi.advanceTimersByTimeAsync(10);
  expect(currentAnswers(store)).toEqual({ people_0: [{ name_0: 'Jef' }, an, { name_0: 'Mia' }] });
  keeper.stop();
});

test.each([
  ['a row more', [{}, {}, {}], ['BE68539007547034', 'BE71096123456769', undefined]],
  ['as many rows', [{}, {}], ['BE68539007547034', 'BE71096123456769']],
  ['a row less', [{}], [undefined]],
])(
  'keepDraft with %s gives rows that are alike back what is private, unless one was removed',
  async (_what, rows, expected) => {
    const drafts = { load: async () => ({ people_0: rows }), save: async () => {}, remove: async () => {} };
    const store = open({ account_0: 'BE68539007547034' }, { account_0: 'BE71096123456769' });
    const keeper = keepDraft(store, { drafts, draftKey: 'an', context: () => context });
    await vi.advanceTimersByTimeAsync(10);
    const restored = currentRows(groupOf(store)).map(({ store: row }) => currentAnswers(row).account_0);
    expect(restored).toEqual(expected);
    keeper.stop();
  },
);

test('a computed value follows the number of rows, and one in a row follows the answers in it and outside', () => {
  const days = { qid: 'days', nid: 0, type: 'number', question: 'Dagen' };
  const price = { qid: 'price', nid: 0, type: 'number', question: 'Prijs' };
  const computed = (qid: string, expression: unknown) => ({
    ...{ qid, nid: 0, type: 'computed', question: qid },
    config: { expression },
  });
  const cost = computed('cost', { product: [{ ref: 'days' }, { ref: 'price' }] });
  const group = { ...people, fields: [days, cost], answer: [{ days_0: '2' }] };
  const fields = [price, group, computed('count', { count: 'people' })];
  const store = createFormStore(compileForm([{ title: '', fields }]));
  const answers = () => currentAnswers(store);
  expect(answers()).toEqual({ people_0: [{ days_0: '2', cost_0: '0' }], count_0: '1' });
  editAnswer(store, 'price_0', '5');
  expect(answers()).toMatchObject({ people_0: [{ cost_0: '10' }] });
  editAnswer(rowOf(store, 0).store, 'days_0', '3');
  expect(answers()).toMatchObject({ people_0: [{ cost_0: '15' }] });
  addRow(groupOf(store));
  expect(answers()).toMatchObject({ people_0: [{ cost_0: '15' }, { cost_0: '0' }], count_0: '2' });
  const removed = rowOf(store, 0);
  removeRow(groupOf(store), removed);
  expect(answers()).toMatchObject({ count_0: '1' });
  editAnswer(store, 'price_0', '7');
  restoreRow(groupOf(store));
  expect(answers()).toMatchObject({ people_0: [{ cost_0: '21' }, {}], count_0: '2' });
});
