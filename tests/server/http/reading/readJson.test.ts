import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '#server/http/reading/readJson.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';

const read = (text: string) => readJson(new TextEncoder().encode(text));

describe('readJson', () => {
  it.each([
    ['NUL in a text', '{"a":"x\\u0000y"}'],
    ['NUL in a key', '{"x\\u0000":1}'],
    ['half of a surrogate pair', '{"a":"\\ud83d"}'],
    ['half of a surrogate pair in a key', '{"\\udc00":1}'],
    ['a key twice', '{"a":1,"a":2}'],
    ['a key twice, written differently', '{"a":1,"\\u0061":2}'],
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['__proto__ with an escape', '{"\\u005f_proto__":1}'],
    ['100,000 nested lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['100,000 nested objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['31 combining marks in a row', JSON.stringify(`a${'\u0301\u0323'.repeat(16)}`)],
    ['31 combining marks, escaped', `"a${'\\u0301\\u0323'.repeat(16)}"`],
    ['31 combining marks in a key', JSON.stringify({ [`a${'\u0301\u0323'.repeat(16)}`]: 1 })],
    ['a list of more than 10,000 values', JSON.stringify(Array(10_001).fill(0))],
    ['more than 100,000 combining marks', JSON.stringify('a\u0301'.repeat(100_001))],
    ['more than 10,000 keys', `{${Array.from({ length: 10_001 }, (_, at) => `"${at}":0`)}}`],
    ['more than 10,000 lists side by side', `[${Array(10_001).fill('[]')}]`],
    ['an unterminated text', '{"a":"'],
    ['nothing but brackets', '}}}]]]'],
    ['two values', '{} {}'],
    ['text that is not JSON', 'mail=ouder@example.org'],
  ])('refuses %s', (_name, text) => {
    expect(read(text)).toMatchObject({ ok: false });
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(readJson(Uint8Array.of(0x22, 0xff, 0x22))).toMatchObject({ ok: false });
  });

  it('never repeats the body in its message', () => {
    const reading = read('{"password":"demo-wachtwoord"');
    expect(JSON.stringify(reading)).not.toContain('wachtwoord');
  });

  it('reads 30 combining marks in a row, 100,000 in all, and 10,000 values', () => {
    const text = `a${'\u0301\u0323'.repeat(15)}`;
    expect(read(JSON.stringify(text))).toEqual({ ok: true, value: text.normalize('NFC') });
    expect(read(JSON.stringify(Array(10_000).fill(0)))).toMatchObject({ ok: true });
    expect(read(JSON.stringify('a\u0301'.repeat(100_000)))).toMatchObject({ ok: true });
  });

  it('normalises decomposed characters (NFC)', () => {
    expect(read(JSON.stringify({ fname: 'Zoe\u0308' }))).toEqual({ ok: true, value: { fname: 'Zo\u00eb' } });
  });

  it('reads minus zero as zero, because a database gives back another number than it', () => {
    expect(read('-0')).toEqual({ ok: true, value: 0 });
  });

  it('accepts the same key in two objects, and any other name of a key', () => {
    const value: unknown = [{ a: 1, constructor: 2, toString: 3 }, { a: { a: ['"a":', '\\'] } }];
    expect(read(JSON.stringify(value))).toEqual({ ok: true, value });
  });

  it('reads everything that JSON.stringify writes of well-formed texts', () => {
    const key = fc.string({ unit: 'grapheme-ascii' }).filter((name) => name !== '__proto__');
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.string({ unit: 'grapheme-ascii' }),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(key, tie('value'), { noNullPrototype: true }),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        expect(read(JSON.stringify(value))).toEqual({ ok: true, value });
      }),
    );
  });

  it('reads a megabyte of quotes and backslashes quickly', () => {
    const hostile = [
      '"'.repeat(1_000_000),
      '\\"'.repeat(500_000),
      `"${'\\'.repeat(999_999)}`,
      '{"a":'.repeat(200_000),
    ];
    const cpuTime = startCpuClock();
    for (const text of hostile) expect(read(text)).toMatchObject({ ok: false });
    expect(cpuTime()).toBeLessThan(2_000);
  });
});
