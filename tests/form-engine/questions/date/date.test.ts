import { describe, expect, it } from 'vitest';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';
import { adviceOn, ask, formOf, today } from '../../support/ask.ts';

const date = { type: 'date' };
const within = (config: object) => ({ ...date, config });
const on = (today: string) => ({ context: { today } });
const refused = ['Schrijf de datum als dag, maand en jaar: DD/MM/JJJJ'];

describe('dateKind', () => {
  it.each(['2030-03-04', '04/03/2030', '4-3-2030', '04032030'])('reads %s', (wire) => {
    expect(ask(date, wire)).toEqual({ answer: '2030-03-04', sent: '2030-03-04', messages: [] });
  });

  it.each(['31/02/2030', 'morgen', '2030'])('refuses %s and keeps the typed text', (wire) => {
    expect(ask(date, wire)).toMatchObject({ answer: wire, messages: refused });
  });

  it('advises to write four digits for the year', () => {
    expect(adviceOn(date, '1/2/30')).toEqual(['Schrijf het jaar met vier cijfers.']);
  });

  it('accepts its first and last day, and refuses days beyond them', () => {
    const question = within({ min: '2026-01-01', max: '2026-12-31' });
    const about = (wire: string) => ask(question, wire).messages;
    expect([about('2026-01-01'), about('2026-12-31')]).toEqual([[], []]);
    expect(about('2025-12-31')).toEqual(['Kies een datum vanaf 01/01/2026']);
    expect(about('2027-01-01')).toEqual(['Kies een datum tot en met 31/12/2026']);
  });

  it.each([[{ min: today, max: today }], [{ min: 'today', max: 'today' }]])(
    'has one day to choose with the bounds %j',
    (config) => {
      expect(formOf([within(config)]).diagnostics).toEqual([]);
      const about = (wire: string) => ask(within(config), wire, on(today)).messages;
      expect(about('2026-11-19')).toEqual(['Kies een datum vanaf 20/11/2026']);
      expect(about(today)).toEqual([]);
    },
  );

  it('counts bounds from the day of the check', () => {
    const question = within({ min: { today: -7 }, max: 'today' });
    const about = (wire: string, today: string) => ask(question, wire, on(today)).messages;
    expect(about('2026-11-13', '2026-11-20')).toEqual([]);
    expect(about('2026-11-13', '2026-11-21')).toEqual(['Kies een datum vanaf 14/11/2026']);
    expect(about('2026-11-22', '2026-11-21')).toEqual(['Kies een datum tot en met 21/11/2026']);
  });

  it.each([
    [{ min: 'ooit' }, 'config.min of a date must be YYYY-MM-DD, "today" or { "today": days }; it is ignored'],
    [
      { max: { today: 1e12 } },
      'config.max of a date must be YYYY-MM-DD, "today" or { "today": days }; it is ignored',
    ],
    [{ min: 5 }, 'config.min of a date must be YYYY-MM-DD, "today" or { "today": days }; it is ignored'],
    [
      { min: '2030-01-01', max: '2020-01-01' },
      'config.min of a date is after config.max; the minimum is ignored',
    ],
    [{ min: { today: 3 }, max: 'today' }, 'config.min of a date is after config.max; the minimum is ignored'],
  ])('reports %j, and stays answerable', (config, message) => {
    const question = within(config);
    expect(formOf([question]).diagnostics).toEqual([{ code: 'malformed', path: '/0/fields/0', message }]);
    expect(ask(question, '2019-01-01').messages).toEqual([]);
  });

  it('reports no fault where a day and a distance from today cross on some days only', () => {
    const question = within({ min: 'today', max: '2026-09-01' });
    expect(formOf([question]).diagnostics).toEqual([]);
    expect(ask(question, '2026-08-01', on('2026-07-01')).messages).toEqual([]);
  });

  it('compiles 10,000 questions with absurd bounds within two seconds', () => {
    const fields = Array.from({ length: 10_000 }, (_, n) =>
      within({ min: { today: n * 100 }, max: n % 2 ? { today: -1e6 } : '0001-01-01' }),
    );
    const cpuTime = startCpuClock();
    expect(formOf(fields).questions.size).toBe(10_000);
    expect(cpuTime()).toBeLessThan(2000);
  });
});
