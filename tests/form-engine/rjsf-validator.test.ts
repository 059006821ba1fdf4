import { describe, expect, it } from 'vitest';
import { createValidator } from '#form-engine/src/rjsf-validator.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';
import { formOf } from './support/ask.ts';

const form = formOf([
  { type: 'text', required: 1 },
  { type: 'email' },
  { type: 'select_multiple', options: ['a'] },
  { required: 1 },
]);

describe('createValidator', () => {
  it('gives the Dutch messages of a form', () => {
    const { errors } = createValidator(form).validateFormData(
      { q1_0: 'x;y', q2_0: ['weg'], q3_0: false },
      form.schema,
    );
    expect(errors.map(({ message }) => message)).toEqual([
      'Vul dit veld in',
      'Niet alle waarden zijn geldige e-mailadressen',
      'Dit is geen geldige waarde voor dit veld.',
      'Dit veld is verplicht aan te duiden',
    ]);
  });

  it('row 19: finds the question for any characters in its qid', () => {
    const odd = formOf([{ qid: 'a/b~c', type: 'email' }]);
    const { errors } = createValidator(odd).validateFormData({ 'a/b~c_0': 'x' }, odd.schema);
    expect(errors.map(({ message }) => message)).toEqual(['Vul een geldig e-mailadres in']);
  });

  it('knows the formats of an emitted schema when no form is passed', () => {
    const { errors } = createValidator().validateFormData(
      { q0_0: 'x', q1_0: 'a@b.be;c@d.be', q3_0: true },
      form.schema,
    );
    expect(errors).toEqual([]);
  });

  it('compiles 40,000 options within a second', () => {
    const options = Array.from({ length: 40_000 }, (_, n) => `optie ${n}`);
    const long = formOf([{ type: 'select', options }]);
    const cpuTime = startCpuClock();
    expect(createValidator(long).isValid(long.schema, { q0_0: 'optie 39999' }, long.schema)).toBe(true);
    expect(cpuTime()).toBeLessThan(1000);
  });
});
