import { describe, expect, it } from 'vitest';
import { decodeAnswers, encodeAnswers } from '#form-engine/src/headless.ts';
import { formOf } from '../../support/ask.ts';
import { codes, groupOf, name } from './groups.ts';

describe('computed values and groups', () => {
  const computed = (qid: string, expression: unknown, config: object = {}) => ({
    qid,
    type: 'computed',
    question: qid,
    config: { expression, ...config },
  });
  const days = { qid: 'days', type: 'number', question: 'Dagen' };
  const price = { qid: 'price', type: 'decimal', question: 'Prijs per dag' };
  const bus = { qid: 'bus', type: 'checkbox', question: 'Bus' };

  it('count the rows of a group that is asked', () => {
    const fields = [
      bus,
      groupOf([name], { visible_when: { qid: 'bus', equals: '1' } }),
      computed('total', { product: [{ count: 'q1' }, 12.5] }),
    ];
    const form = formOf(fields);
    expect(form.diagnostics).toEqual([]);
    const rows = [{ fname_0: 'Noor' }, {}, {}];
    expect(encodeAnswers(form, { bus_0: true, q1_0: rows })).toMatchObject({ total_0: '37.5' });
    expect(encodeAnswers(form, { bus_0: false, q1_0: rows })).toMatchObject({ total_0: '0' });
    expect(encodeAnswers(form, { bus_0: true })).toMatchObject({ total_0: '0' });
  });

  it('report a count of what is no group', () => {
    expect(codes([days, computed('total', { count: 'days' })])).toEqual(['expression-target /0/fields/1']);
  });

  const cost = computed('cost', {
    sum: [{ product: [{ ref: 'days' }, { ref: 'price' }] }, { if: [{ qid: 'bus', equals: '1' }, 5, 0] }],
  });

  it('compute in each row, with answers of the row first and of the form then', () => {
    const form = formOf([bus, price, groupOf([days, cost])]);
    expect(form.diagnostics).toEqual([]);
    const rows = [{ days_0: '2' }, { days_0: '3' }];
    expect(encodeAnswers(form, { bus_0: true, price_0: '1.5', q2_0: rows })).toMatchObject({
      q2_0: [
        { days_0: '2', cost_0: '8' },
        { days_0: '3', cost_0: '9.5' },
      ],
    });
    expect(encodeAnswers(form, { price_0: '2', q2_0: rows })).toMatchObject({
      q2_0: [{ cost_0: '4' }, { cost_0: '6' }],
    });
  });

  it('refuse another value in a row than the engine computes', () => {
    const form = formOf([bus, price, groupOf([days, cost])]);
    const sent = (second: string) => ({
      price_0: '2',
      q2_0: [
        { days_0: '1', cost_0: '2' },
        { days_0: '3', cost_0: second },
      ],
    });
    expect(decodeAnswers(form, sent('6'))).toEqual({
      answers: sent('6'),
      problems: [],
    });
    expect(decodeAnswers(form, sent('1')).problems).toMatchObject([
      { key: 'q2_0', path: ['1', 'cost_0'], rule: 'computed' },
    ]);
  });

  it('never keep a national number in a row', () => {
    const number = { ...name, qid: 'insz', default_key: 'national_insurance_number' };
    const form = formOf([groupOf([name, number])]);
    expect(form.diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'group-field /0/fields/0/fields/1',
    ]);
    const { answers } = decodeAnswers(form, { q0_0: [{ fname_0: 'Noor', insz_0: '93051822361' }] });
    expect(encodeAnswers(form, answers)).toEqual({ q0_0: [{ fname_0: 'Noor' }] });
  });
});
