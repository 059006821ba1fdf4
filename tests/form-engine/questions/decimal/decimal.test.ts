import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnStep } from '#form-engine/src/questions/building-blocks/decimalBounds.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';
import { ask, formOf } from '../../support/ask.ts';

const decimal = { type: 'decimal' };
const within = (config: object) => ({ ...decimal, config });

describe('decimalKind', () => {
  it.each<[unknown, string]>([
    ['12.5', '12.5'],
    [12.5, '12.5'],
    ['12,50', '12.5'],
    [0, '0'],
  ])('reads %j as %j', (wire, answer) => {
    expect(ask(decimal, wire)).toEqual({ answer, sent: answer, messages: [] });
  });

  it.each(['veel', '1e3', '1,2,3'])('refuses %j and keeps the typed text', (wire) => {
    expect(ask(decimal, wire)).toMatchObject({ answer: wire, messages: ['Vul een getal in, zoals 12,5'] });
  });

  it('accepts its bounds and refuses what is beyond, with a comma in the message', () => {
    const question = within({ min: 0.5, max: '2,5' });
    const about = (wire: unknown) => ask(question, wire).messages;
    expect([about('0.5'), about(2.5)]).toEqual([[], []]);
    expect(about('0,49')).toEqual(['Waarde mag niet kleiner zijn dan 0,5']);
    expect(about('2.51')).toEqual(['Waarde mag niet groter zijn dan 2,5']);
  });

  it('has no minimum of its own', () => {
    expect(ask(decimal, '-3,5').messages).toEqual([]);
  });

  it.each([
    [{ step: 0.1 }, '0.3', []],
    [{ step: 0.1 }, '0.35', ['Vul een veelvoud van 0,1 in']],
    [{ step: 0.5, min: 0.25 }, '0.75', []],
    [{ step: 0.5, min: 0.25 }, '1', ['Vul een getal in met stappen van 0,5, te beginnen bij 0,25']],
    [{ step: 2 }, '-4', []],
  ])('with %j, %s gets %j', (config, wire, messages) => {
    expect(ask(within(config), wire).messages).toEqual(messages);
  });

  it('has no steps to be on where it has none', () => {
    expect(isOnStep('0.35', { min: '0.1', max: undefined, step: undefined })).toBe(true);
  });

  it('counts steps exactly, without the rounding of floating point', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.nat(6), (count, places) => {
        const step = places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`;
        const digits = String(Math.abs(count)).padStart(places + 1, '0');
        const value = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
        const bounds = { min: undefined, max: undefined, step };
        expect(isOnStep(count < 0 ? `-${value}` : value, bounds)).toBe(true);
        expect(isOnStep(`${value}${places === 0 ? '.' : ''}5`, bounds)).toBe(false);
      }),
    );
  });

  it.each([
    [{ min: 'veel' }, 'config.min of a decimal must be a number; it is ignored'],
    [{ max: 1e30 }, 'config.max of a decimal must be a number; it is ignored'],
    [{ max: {} }, 'config.max of a decimal must be a number; it is ignored'],
    [{ step: 0 }, 'config.step of a decimal must be a number above 0; it is ignored'],
    [{ step: -1 }, 'config.step of a decimal must be a number above 0; it is ignored'],
    [{ min: 9, max: 1 }, 'config.min of a decimal is above config.max; the minimum is ignored'],
  ])('reports %j, and stays answerable', (config, message) => {
    const question = within(config);
    expect(formOf([question]).diagnostics).toEqual([{ code: 'malformed', path: '/0/fields/0', message }]);
    expect(ask(question, '0.5').messages).toEqual([]);
  });

  it('shows its unit as suffix, and otherwise its own prefix and suffix', () => {
    const options = (config: object) => formOf([within(config)]).uiSchema.q0_0;
    expect(options({ unit: 'kg' })).toMatchObject({ 'ui:options': { suffix: 'kg' } });
    expect(options({ prefix: '€', suffix: { a: 1 } })).toMatchObject({ 'ui:options': { prefix: '€' } });
    expect(options({ unit: 'x'.repeat(50) })).toMatchObject({ 'ui:options': { suffix: 'x'.repeat(40) } });
  });

  it('is compared in conditions as a number', () => {
    const form = formOf([decimal, { type: 'text', visible_when: { qid: 'q0', gte: 9.5 } }]);
    expect(form.diagnostics).toEqual([]);
    expect(form.questions.get('q1_0')?.visibleWhen).toBeDefined();
  });

  it('compiles 10,000 questions with absurd bounds within two seconds', () => {
    const fields = Array.from({ length: 10_000 }, (_, n) =>
      within({ min: '9'.repeat(n % 400), max: -n, step: n % 2 ? `0.${'0'.repeat(300)}1` : {} }),
    );
    const cpuTime = startCpuClock();
    expect(formOf(fields).questions.size).toBe(10_000);
    expect(cpuTime()).toBeLessThan(2000);
  });
});
