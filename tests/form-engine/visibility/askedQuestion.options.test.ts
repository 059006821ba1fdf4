import { describe, expect, it } from 'vitest';
import { decodeAnswers, encodeAnswers, portableSchema, validateAnswers } from '#form-engine/src/headless.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { currentRows } from '#form-engine/src/store/formStore.ts';
import { addRow } from '#form-engine/src/store/rows/rows.ts';
import { formOf, today } from '../support/ask.ts';

const kids = {
  qid: 'kids',
  type: 'group',
  fields: [{ qid: 'fname', type: 'text', question: 'Voornaam' }],
};
const driver = (type: string, source: object) => ({ qid: 'who', type, config: { options_from: source } });
const column = { qid: 'kids', column: 'fname' };
const rows = [{ fname_0: 'Noor' }, {}, { fname_0: 'Lars' }, { fname_0: 'Noor' }];

describe('options from the rows of a group', () => {
  const form = formOf([kids, driver('select', column)]);
  const rules = (who: string) =>
    validateAnswers(form, { kids_0: rows, who_0: who }, { today }).map(({ rule }) => rule);

  it('are its answers, each once, and no others are accepted', () => {
    expect(form.diagnostics).toEqual([]);
    expect(['Noor', 'Lars', 'Mila'].map(rules)).toEqual([[], [], ['option']]);
    expect(validateAnswers(form, { who_0: 'Noor' }, { today })).toHaveLength(1);
    expect(encodeAnswers(form, { kids_0: rows, who_0: 'Noor' }).who_0).toBe('Noor');
    expect(decodeAnswers(form, { kids_0: rows, who_0: 'Noor' })).toMatchObject({
      answers: { who_0: 'Noor' },
      problems: [],
    });
    expect(portableSchema(form)).toMatchObject({ properties: { who_0: { type: 'string' } } });
  });

  it('follow the rows while somebody types, and stay the same list while they are equal', () => {
    const store = createFormStore(form, { kids_0: [{ fname_0: 'Noor' }] });
    const asked = () => store.shell.getState().changed.get('who_0');
    const labels = () => asked()?.options.map(({ label }) => label);
    expect(labels()).toEqual(['Noor']);
    const group = store.groups.get('kids_0');
    const [row] = group ? currentRows(group) : [];
    if (!group || !row) throw new Error('no row');
    editAnswer(row.store, 'fname_0', 'Nora');
    expect(labels()).toEqual(['Nora']);
    const before = asked();
    addRow(group);
    expect(asked()).toBe(before);
  });

  it.each(['radio', 'select_multiple'])('work for a %s', (type) => {
    const several = formOf([kids, driver(type, column)]);
    expect(several.diagnostics).toEqual([]);
    const answer = type === 'radio' ? 'Lars' : ['Lars', 'Noor'];
    expect(validateAnswers(several, { kids_0: rows, who_0: answer }, { today })).toEqual([]);
    const wrong = type === 'radio' ? 'Mila' : ['Mila'];
    expect(validateAnswers(several, { kids_0: rows, who_0: wrong }, { today })).toHaveLength(1);
  });
});

describe('options from several choices', () => {
  const langs = {
    qid: 'langs',
    type: 'select_multiple',
    options: { nl: 'Nederlands', fr: 'Frans', de: 'Duits' },
  };
  const form = formOf([langs, driver('radio', { qid: 'langs' })]);

  it('are those that are chosen, with their labels', () => {
    const store = createFormStore(form, { langs_0: ['nl'] });
    const options = () => store.shell.getState().changed.get('who_0')?.options;
    expect(options()).toEqual([{ value: 'nl', label: 'Nederlands' }]);
    const empty = createFormStore(form, {}).shell.getState().changed.get('who_0');
    expect(empty?.options).toEqual([]);
    editAnswer(store, 'langs_0', ['nl', 'fr']);
    expect(options()?.map(({ value }) => value)).toEqual(['nl', 'fr']);
    expect(validateAnswers(form, { langs_0: ['nl'], who_0: 'fr' }, { today })).toMatchObject([
      { rule: 'option' },
    ]);
  });
});

describe('options from the host', () => {
  it('are not checked here, because only the host knows them', () => {
    const form = formOf([driver('select', { port: 'clubs' })]);
    expect(form.diagnostics).toEqual([]);
    expect(form.kinds.get('who_0')?.name).toBe('select');
    expect(validateAnswers(form, { who_0: 'club-7' }, { today })).toEqual([]);
    expect(validateAnswers(form, { who_0: 'x'.repeat(1001) }, { today })).toHaveLength(1);
  });
});

it.each([
  ['a question that is not there', { qid: 'gone' }, 'condition-target'],
  ['a group without a column', { qid: 'kids' }, 'condition-target'],
  ['a column that is not there', { qid: 'kids', column: 'gone' }, 'condition-target'],
  ['nothing', {}, 'malformed'],
])('options from %s are reported', (_what, source, code) => {
  const [first] = formOf([kids, driver('select', source)]).diagnostics;
  expect(first?.code).toBe(code);
});
