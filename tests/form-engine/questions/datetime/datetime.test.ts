import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { ask, formOf } from '../../support/ask.ts';

const within = (config: object) => ({ type: 'datetime', config });

describe('datetimeKind', () => {
  it.each(['1/2/2027 9u30', '2027-02-01T09:30', '2027-02-01 09:30:00'])('reads %s', (wire) => {
    const moment = '2027-02-01T09:30';
    expect(ask({ type: 'datetime' }, wire)).toEqual({ answer: moment, sent: moment, messages: [] });
  });

  it.each([
    ['2027-02-01T', 'Vul ook het uur in'],
    ['T09:30', 'Vul ook de datum in'],
    ['2027-02-01Tstraks', 'Schrijf het uur en de minuten, zoals 9u30'],
    ['morgenT09:30', 'Schrijf de datum als dag, maand en jaar: DD/MM/JJJJ'],
  ])('keeps %j, and says which part is wrong', (wire, message) => {
    expect(ask({ type: 'datetime' }, wire)).toEqual({ answer: wire, sent: wire, messages: [message] });
  });

  it('accepts its first and last moment, and refuses moments beyond them', () => {
    const about = (wire: string) =>
      ask(within({ min: '2027-02-01T09:30', max: '2027-02-03' }), wire).messages;
    expect([about('2027-02-01T09:30'), about('2027-02-03T23:59')]).toEqual([[], []]);
    expect(about('2027-02-01T09:29')).toEqual(['Kies een datum vanaf 01/02/2027 9u30']);
    expect(about('2027-02-04T00:00')).toEqual(['Kies een datum tot en met 03/02/2027 23u59']);
  });

  it('has one moment to choose where both bounds are the same', () => {
    const moment = '2027-02-01T09:30';
    const about = (wire: string) => ask(within({ min: moment, max: moment }), wire).messages;
    expect(about(moment)).toEqual([]);
    expect(about('2027-02-01T09:29')).toEqual(['Kies een datum vanaf 01/02/2027 9u30']);
  });

  it('counts the days of its bounds from today', () => {
    const about = (wire: string) => ask(within({ min: 'today', max: { today: 1 } }), wire).messages;
    expect([about('2026-11-20T00:00'), about('2026-11-21T23:59')]).toEqual([[], []]);
    expect(about('2026-11-19T23:59')).toEqual(['Kies een datum vanaf 20/11/2026 0u00']);
  });

  it('reports a bound that it cannot read, and stays answerable', () => {
    expect(formOf([within({ min: 'straks' })]).diagnostics).toEqual([
      {
        code: 'malformed',
        path: '/0/fields/0',
        message:
          'config.min of a datetime must be YYYY-MM-DDTHH:MM, YYYY-MM-DD, "today" or { "today": days }; it is ignored',
      },
    ]);
    expect(ask(within({ min: '2027-01-02', max: '2027-01-01' }), '2027-01-03T05:00').messages).toEqual([
      'Kies een datum tot en met 01/01/2027 23u59',
    ]);
  });
});

describe('`format: date-time` of a JSON Schema', () => {
  const { form, answersOf, dataOf, diagnostics } = compileSchema({
    type: 'object',
    properties: { start: { type: 'string', format: 'date-time' } },
  });

  it('is a datetime, with the seconds and the offset of the data', () => {
    expect(diagnostics).toEqual([]);
    expect([...form.kinds.values()].map(({ name }) => name)).toEqual(['datetime']);
    const data = { start: '2027-02-01T09:30:15+05:30' };
    expect(answersOf(data)).toEqual({ '/start_0': data.start });
    expect(dataOf(answersOf(data))).toEqual(data);
  });

  it('sends a moment that was typed without an offset in UTC', () => {
    expect(dataOf({ '/start_0': '2027-02-01T09:30' })).toEqual({ start: '2027-02-01T09:30:00Z' });
  });
});
