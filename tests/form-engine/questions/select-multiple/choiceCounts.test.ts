import { describe, expect, it } from 'vitest';
import { validateAnswers } from '#form-engine/src/headless.ts';
import { formOf, today } from '../../support/ask.ts';

const options = ['a', 'b', 'c', 'd'];
const asked = (config: object, more: object = {}) =>
  formOf([{ type: 'select_multiple', options, config, ...more }]);
const messages = (form: ReturnType<typeof asked>, answer: readonly string[]) =>
  validateAnswers(form, { q0_0: answer }, { today }).map(({ rule, message }) => `${rule}: ${message}`);

describe('the number of choices', () => {
  const form = asked({ min: 2, max: 3 });

  it('is between config.min and config.max', () => {
    expect(form.diagnostics).toEqual([]);
    expect(messages(form, ['a'])).toEqual(['count: Kies er minstens 2']);
    expect(messages(form, ['a', 'b'])).toEqual([]);
    expect(messages(form, ['a', 'b', 'c'])).toEqual([]);
    expect(messages(form, ['a', 'b', 'c', 'd'])).toEqual(['count: Kies er hoogstens 3']);
  });

  it('counts from the first choice on, where none is required', () => {
    expect(messages(form, [])).toEqual([]);
    expect(messages(asked({ min: 2 }, { required: 1 }), [])).toEqual(['required: Selecteer een optie']);
  });

  it('is in the emitted schema', () => {
    expect(form.schema).toMatchObject({ properties: { q0_0: { minItems: 2, maxItems: 3 } } });
  });

  it('is ignored where it cannot be read or reached, and reported', () => {
    const crossed = asked({ min: 3, max: 2 });
    expect(crossed.diagnostics).toMatchObject([{ code: 'malformed' }]);
    expect(messages(crossed, ['a'])).toEqual([]);
    expect(asked({ min: 'veel', max: 1.5 }).diagnostics).toHaveLength(2);
    expect(messages(asked({ min: 9 }), ['a'])).toEqual([]);
  });
});
