import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEngineFormats } from '#form-engine/src/ajv.ts';
import { runs } from '#tests/setup/runs.ts';
import { formOf } from './support/ask.ts';

describe('addEngineFormats', () => {
  it('lets any Ajv compile an emitted schema and validate with it', () => {
    const { schema } = formOf([{ type: 'email' }, { type: 'text', default_key: 'birthdate' }]);
    expect(() => new Ajv().compile(schema)).toThrow('unknown format');
    const isValid = addEngineFormats(new Ajv()).compile(schema);
    expect(isValid({ q0_0: 'a@b.be;c@d.be', q1_0: '2012-02-29' })).toBe(true);
    expect(isValid({ q0_0: 'a@b.be;c' })).toBe(false);
    expect(isValid({ q1_0: '2011-02-29' })).toBe(false);
  });

  it('accepts the same days for the format `date` as ajv-formats does', () => {
    const day = { type: 'string', format: 'date' };
    const isDay = addEngineFormats(new Ajv()).compile(day);
    const isStandardDay = addFormats(new Ajv(), ['date']).compile(day);
    const pad = (count: number, digits: number) => String(count).padStart(digits, '0');
    const days = fc
      .tuple(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
      )
      .map(([year, month, day]) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
    fc.assert(
      fc.property(fc.oneof(days, fc.string()), (text) => isDay(text) === isStandardDay(text)),
      runs(2000),
    );
  });
});
