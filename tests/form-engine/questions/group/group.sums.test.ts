import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAnswers, encodeAnswers, portableSchema } from '#form-engine/src/headless.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { currentAnswers, currentRows } from '#form-engine/src/store/formStore.ts';
import { resetForm } from '#form-engine/src/store/resetForm.ts';
import { addRow, removeRow, restoreRow } from '#form-engine/src/store/rows/rows.ts';
import { runs } from '#tests/setup/runs.ts';
import { formOf } from '../../support/ask.ts';
import { groupOf } from './groups.ts';

const computed = (qid: string, expression: unknown, config: object = {}) => ({
  qid,
  type: 'computed',
  question: qid,
  config: { expression, ...config },
});
const count = { qid: 'count', type: 'number', question: 'Aantal' };
const subtotal = computed('sub', { product: [{ ref: 'count' }, 14.5] });
const lines = groupOf([count, subtotal], { qid: 'lines', question: 'Lijnen' });
const each = (ref: string, rows = 'lines') => ({ rows, each: { ref } });
const sent = (fields: Parameters<typeof formOf>[0], answers: object) => {
  const form = formOf(fields);
  expect(form.diagnostics).toEqual([]);
  return encodeAnswers(form, { ...answers });
};

describe('sums over the rows of a group', () => {
  it('add up a column, a computed one too, beside other terms', () => {
    const total = computed('total', { sum: [each('sub'), 5] });
    const rows = [{ count_0: '2' }, {}, { count_0: '1' }];
    expect(sent([lines, total], { lines_0: rows })).toMatchObject({ total_0: '48.5' });
    expect(sent([lines, total], {})).toMatchObject({ total_0: '5' });
  });

  it('leave a row without a number out of the least, the greatest and the average', () => {
    const rows = { lines_0: [{ count_0: '4' }, {}, { count_0: '3' }] };
    const fields = [
      lines,
      computed('least', { min: [each('count')] }),
      computed('most', { max: [each('count')] }),
      computed('mean', { average: [each('count')], decimals: 1 }),
    ];
    expect(sent(fields, rows)).toMatchObject({ least_0: '3', most_0: '4', mean_0: '3.5' });
    expect(sent(fields, {})).toMatchObject({ least_0: '0', most_0: '0', mean_0: '0' });
  });

  it('choose per row, by an answer in the row or outside', () => {
    const price = { qid: 'price', type: 'decimal', question: 'Prijs' };
    const kid = { qid: 'kid', type: 'checkbox', question: 'Kind' };
    const total = computed('total', {
      sum: [{ rows: 'who', each: { if: [{ qid: 'kid', equals: 1 }, 2, { ref: 'price' }] } }],
    });
    const fields = [price, groupOf([kid], { qid: 'who', question: 'Wie' }), total];
    const answers = { price_0: '7.5', who_0: [{ kid_0: true }, { kid_0: false }, {}] };
    expect(sent(fields, answers)).toMatchObject({ total_0: '17' });
  });

  it('reach into rows inside rows, and past questions that are not asked', () => {
    const gift = { ...count, qid: 'gift', visible_when: { qid: 'wants', equals: '1' } };
    const inner = groupOf([count, { qid: 'wants', question: 'Geschenk', type: 'checkbox' }, gift], {
      qid: 'inner',
      question: 'Binnen',
    });
    const total = computed('total', {
      sum: [{ rows: 'outer', each: { sum: [each('count', 'inner'), each('gift', 'inner')] } }],
    });
    const rows = [
      {
        inner_0: [
          { count_0: '1', wants_0: true, gift_0: '10' },
          { count_0: '2', gift_0: '100' },
        ],
      },
      {},
      { inner_0: [{ count_0: '4' }] },
    ];
    expect(
      sent([groupOf([inner], { qid: 'outer', question: 'Buiten' }), total], { outer_0: rows }),
    ).toMatchObject({
      total_0: '17',
    });
  });

  it('compute with rows of which a condition and a number are outside', () => {
    const bus = { qid: 'bus', type: 'checkbox', question: 'Bus' };
    const base = computed('base', { if: [{ qid: 'bus', equals: 1 }, 3, 2] });
    const row = groupOf(
      [
        { ...count, visible_when: { qid: 'base', equals: 3 } },
        computed('own', { sum: [{ ref: 'count' }, { ref: 'base' }] }),
      ],
      {
        qid: 'row',
        question: 'Rij',
      },
    );
    const fields = [computed('total', { sum: [{ rows: 'row', each: { ref: 'own' } }] }), row, base, bus];
    const rows = [{ count_0: '10' }, { count_0: '20' }];
    expect(sent(fields, { bus_0: true, row_0: rows })).toMatchObject({ total_0: '36' });
    expect(sent(fields, { row_0: rows })).toMatchObject({ total_0: '4' });
  });

  it('add up exactly, as adding in cents does', () => {
    const amount = { qid: 'amount', type: 'decimal', question: 'Bedrag' };
    const form = formOf([
      groupOf([amount], { qid: 'rows' }),
      computed('total', { sum: [each('amount', 'rows')] }),
    ]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -99_999, max: 99_999 }), { maxLength: 30 }), (cents) => {
        const rows = cents.map((cent) => ({ amount_0: String(cent / 100) }));
        const { total_0 } = encodeAnswers(form, { rows_0: rows });
        expect(Number(total_0)).toBe(cents.reduce((sum, cent) => sum + cent, 0) / 100);
      }),
      runs(60),
    );
  });

  it('are computed again by a server, which refuses another value', () => {
    const form = formOf([lines, computed('total', { sum: [each('sub')] })]);
    const received = (total: string) =>
      decodeAnswers(form, { lines_0: [{ count_0: '2', sub_0: '29' }], total_0: total });
    expect(received('29')).toMatchObject({ answers: { total_0: '29' }, problems: [] });
    expect(received('2').problems).toMatchObject([{ key: 'total_0', rule: 'computed' }]);
    expect(portableSchema(form)).toMatchObject({ properties: { total_0: { type: 'string' } } });
  });

  it('name the group with its number too', () => {
    const total = computed('total', { sum: [{ ...each('count'), nid: 0 }] });
    expect(formOf([lines, total]).diagnostics).toEqual([]);
  });

  it.each([
    ['a group that is not there', { sum: [each('count', 'gone')] }, 'expression-target'],
    ['what is no group', { sum: [each('count', 'total')] }, 'expression-target'],
    ['a question that is in no row', { sum: [each('gone')] }, 'expression-target'],
    ['rows outside a list', each('count'), 'malformed'],
    ['rows in a difference', { difference: [each('count'), 1] }, 'malformed'],
    ['rows without a value', { sum: [{ rows: 'lines' }] }, 'malformed'],
    ['a division without decimals', { quotient: [1, 3] }, 'malformed'],
  ])('report %s', (_what, expression, code) => {
    expect(formOf([lines, computed('total', expression)]).diagnostics).toMatchObject([{ code }]);
  });

  it('report a cycle through a question in the rows', () => {
    const row = groupOf([{ ...count, visible_when: { qid: 'total', gte: 1 } }], { qid: 'row' });
    const { diagnostics } = formOf([row, computed('total', { sum: [each('count', 'row')] })]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['expression-cycle']);
  });
});

describe('a field with the sum of rows', () => {
  const form = formOf([
    lines,
    computed('total', { sum: [each('sub')] }),
    { qid: 'why', type: 'text', question: 'Waarom?', visible_when: { qid: 'total', gte: 100 } },
  ]);
  const open = () => {
    const store = createFormStore(form, { lines_0: [{ count_0: '1' }] });
    const group = store.groups.get('lines_0');
    if (!group) throw new Error('no group');
    return { store, group, total: () => currentAnswers(store).total_0 };
  };

  it('follows edits in rows, and rows that come and go', () => {
    const { store, group, total } = open();
    expect(total()).toBe('14.5');
    const added = addRow(group);
    editAnswer(added.store, 'count_0', '2');
    expect(total()).toBe('43.5');
    removeRow(group, added);
    expect(total()).toBe('14.5');
    restoreRow(group);
    expect(total()).toBe('43.5');
    resetForm(store);
    expect(total()).toBe('14.5');
  });

  it('decides at once what is asked', () => {
    const { store, group } = open();
    const [row] = currentRows(group);
    if (!row) throw new Error('no row');
    const isAsked = () => store.shell.getState().visible.has('why_0');
    expect(isAsked()).toBe(false);
    editAnswer(row.store, 'count_0', '7');
    expect(isAsked()).toBe(true);
    editAnswer(row.store, 'count_0', '6');
    expect(isAsked()).toBe(false);
  });
});
