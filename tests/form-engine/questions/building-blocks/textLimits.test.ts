import { describe, expect, it } from 'vitest';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';
import { ask, formOf } from '../../support/ask.ts';

const text = (config: object) => ({ type: 'text', config });

describe.each(['text', 'textarea'])('the limits of a %s', (type) => {
  it.each([
    [{ min_length: 3 }, 'ab', ['Deze tekst is te kort. Schrijf minstens 3 tekens.']],
    [{ min_length: 3 }, 'abc', []],
    [{ min_length: 3 }, '', []],
    [{ max_length: 3 }, 'abcd', ['Deze tekst is te lang. Hou het bij 3 tekens.']],
    [{ max_length: 3 }, '😀😀😀', []],
    [{ max_length: 3 }, ' abc ', []],
    [{ pattern: '\\d{4}' }, '12345', ['Kijk na of je dit juist geschreven hebt.']],
    [{ pattern: '\\d{4}', pattern_message: 'Vier cijfers' }, 'x', ['Vier cijfers']],
    [{ pattern: '^\\d{4}$' }, '1234', []],
  ])('%j on %j gives %j', (config, wire, messages) => {
    expect(ask({ type, config }, wire).messages).toEqual(messages);
  });

  it.each([
    { min_length: 0 },
    { min_length: -1 },
    { max_length: 20_001 },
    { max_length: 1e9 },
    { max_length: 'veel' },
    { max_length: {} },
    { min_length: 9, max_length: 3 },
    { pattern: '(a+)+' },
    { pattern: '(' },
    { pattern: 'a'.repeat(1000) },
    { pattern: { a: 1 } },
  ])('reports %j, and stays answerable', (config) => {
    expect(formOf([{ type, config }]).diagnostics).toMatchObject([
      { code: 'malformed', path: '/0/fields/0' },
    ]);
    expect(ask({ type, config }, 'x').messages).toEqual([]);
  });
});

it.each([
  [{ min_length: 1 }, { least: 1 }],
  [{ max_length: 1 }, { most: 1 }],
  [{ max_length: 20_000 }, { most: 20_000 }],
])('the limit %j is taken as it is', (config, limits) => {
  const form = formOf([text(config)]);
  expect(form.diagnostics).toEqual([]);
  expect(form.parameters.get('q0_0')).toMatchObject(limits);
});

describe('a pattern', () => {
  it('is in the emitted schema, anchored', () => {
    expect(formOf([text({ pattern: 'a|b', max_length: 5 })]).schema).toMatchObject({
      properties: { q0_0: { pattern: '^(?:a|b)$', maxLength: 5 } },
    });
  });

  it('is ignored and reported for a name, which has a rule of its own', () => {
    const name = { type: 'text', default_key: 'fname', config: { pattern: 'x' } };
    expect(formOf([name]).diagnostics).toMatchObject([{ code: 'malformed' }]);
    expect(ask(name, 'Noor').messages).toEqual([]);
    expect(ask(name, 'N0or').messages).toEqual(['Vul een geldige naam in']);
  });

  it('row 12: takes no time on a megabyte of text', () => {
    const cpuTime = startCpuClock();
    for (const pattern of ['[^@]+@[^@]+', '(ab?)*c', '\\p{L}+( \\p{L}+)*'])
      ask(text({ pattern }), 'ab'.repeat(500_000));
    expect(cpuTime()).toBeLessThan(2000);
  });

  it('compiles in 10,000 questions within six seconds of CPU time', () => {
    const fields = Array.from({ length: 10_000 }, (_, n) =>
      text({ pattern: `${'[a-c]?[x-z]'.repeat(17)}${n}`, min_length: n, max_length: 10_000 - n }),
    );
    const cpuTime = startCpuClock();
    expect(formOf(fields).questions.size).toBe(10_000);
    expect(cpuTime()).toBeLessThan(6000);
  });
});
