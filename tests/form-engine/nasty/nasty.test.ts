import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  decodeAnswers,
  encodeAnswers,
  prefillAnswers,
  questionKinds,
  validateAnswers,
} from '#form-engine/src/headless.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import { root } from '#scripts/root.ts';
import { sampled } from '#tests/support/sampled.ts';
import { ask, formOf, today } from '../support/ask.ts';
import { kindsWithoutCase, type NastyCase } from './nastyKinds.ts';

/** The cases of all kinds, from their folders. */
const cases: readonly NastyCase[] = globSync('form-engine/src/questions/*/*.nasty.json', { cwd: root })
  .toSorted()
  // Vite refuses half a surrogate pair in JSON, which is one of the nasty inputs.
  .flatMap((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));

describe('the engine on nasty input', () => {
  it.each(cases)('row $row: $name', ({ question, wire, options, expected }) => {
    const { sent, messages } = ask(question, wire, options);
    expect({ sent, messages }).toEqual(expected);
  });

  it('has a case for each kind of question that a nasty input applies to', () => {
    expect(kindsWithoutCase(cases)).toEqual([]);
  });

  it('reports a missing case', () => {
    const without = cases.filter(({ row, question }) => row !== 5 || question.type !== 'email');
    expect(kindsWithoutCase(without)).toEqual(['row 5: email']);
  });
});

/** Lengths in characters. Quadratic work on the shorter one already takes hours and so exceeds the time limit of the test. */
const length = process.env.MATRIX === 'full' ? 10_000_000 : 1_000_000;

describe(`${length / 1_000_000} MB of text`, () => {
  const units = ['a', '0', ' ', ',', ';', 'e\u0301', '\u200d'];

  it.each(questionKinds.map(({ name }, salt) => [name, salt] as const))(
    'row 12: is read, checked and written by %s',
    (name, salt) => {
      const { plain, withText } = kindSamples[name];
      for (const question of plain) {
        const form = formOf([{ ...question }]);
        for (const unit of sampled(units, 1, salt)) {
          const text = unit.repeat(length / unit.length);
          for (const value of withText ? [text, withText(text).answer] : [text]) {
            // The value is deliberately of any shape, as the answers of a careless host are.
            const answers = { q0_0: value } as Answers;
            decodeAnswers(form, answers);
            validateAnswers(form, answers, { today });
            encodeAnswers(form, answers);
          }
        }
      }
    },
  );
});

describe('keys', () => {
  it.each(['__proto__', 'constructor', 'toString', 'een woord', 'een.punt', `'"`, 'a/b~c', '0', 'é'])(
    'row 19: the qid %j works like any other, and pollutes no prototype',
    (qid) => {
      const form = formOf([{ qid, type: 'text', answer: 'x' }]);
      expect(form.diagnostics).toEqual([]);
      const answers = prefillAnswers(form);
      expect(Object.entries(answers)).toEqual([[`${qid}_0`, 'x']]);
      expect(Object.entries(encodeAnswers(form, answers))).toEqual([[`${qid}_0`, 'x']]);
      expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  it('row 20: of two questions with one key only the first is asked, and its answer is sent once', () => {
    const form = formOf([
      { qid: '1', type: 'text', question: 'Eerste', answer: 'x' },
      { qid: '1', type: 'email', question: 'Tweede' },
    ]);
    expect(form.diagnostics).toMatchObject([{ code: 'doubled-key', path: '/0/fields/1' }]);
    expect(form.sections).toEqual([{ title: 'Gegevens', keys: ['1_0'] }]);
    expect([...form.questions.values()].map(({ label }) => label)).toEqual(['Eerste']);
    expect(encodeAnswers(form, prefillAnswers(form))).toEqual({ '1_0': 'x' });
  });

  it('row 21: a key is split at its last underscore, and an ambiguous key is a diagnostic', () => {
    const form = formOf([
      { qid: '1_2', nid: 0, type: 'text' },
      { qid: '1', nid: '2_0', type: 'text' },
    ]);
    expect(form.diagnostics.map(({ code }) => code)).toEqual(['ambiguous-key', 'doubled-key']);
    expect([...form.questions.values()].map(({ key, qid, nid }) => ({ key, qid, nid }))).toEqual([
      { key: '1_2_0', qid: '1_2', nid: 0 },
    ]);
  });

  it('row 22: the payload has each key once', () => {
    const form = formOf([
      { qid: '1', type: 'text', answer: 'x' },
      { qid: '1', type: 'text', answer: 'y' },
      { qid: '1', nid: 7, type: 'text', answer: 'z' },
    ]);
    expect(JSON.stringify(encodeAnswers(form, prefillAnswers(form)))).toBe('{"1_0":"x","1_7":"z"}');
  });
});

describe('a text of more than 20,000 characters', () => {
  it.each(['text', 'textarea'])('row 12: is refused as too long by %s', (type) => {
    const form = formOf([{ type }]);
    const verdict = (length: number) =>
      validateAnswers(form, { q0_0: 'a'.repeat(length) }, { today }).map(({ message }) => message);
    expect(verdict(20_000)).toEqual([]);
    expect(verdict(20_001)).toEqual(['Deze tekst is te lang. Hou het bij 20.000 tekens.']);
  });
});

describe('texts by language', () => {
  const longMap = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`x-${n}`, `taal ${n}`]));
  const pollution: unknown = JSON.parse('{"__proto__": "kwaad", "constructor": "kwaad"}');

  it.each<[string, unknown, string]>([
    ['a number', { en: 5 }, '5'],
    ['no language', {}, 'q0'],
    ['a list', { en: ['x'], nl: { nl: 'x' } }, 'q0'],
    ['__proto__ as a language', pollution, 'kwaad'],
    ['10,000 languages', longMap, 'taal 0'],
  ])('row 43: %s gives a label and pollutes no prototype', (_what, question, label) => {
    const fields = [{ type: 'radio', question, help: question, options: { a: question, b: 'B' } }];
    const form = formOf(fields, { locale: 'en' });
    expect(form.questions.get('q0_0')?.label).toBe(label);
    expect(form.questions.get('q0_0')?.options.map(({ value }) => value)).toEqual(['a', 'b']);
    expect(validateAnswers(form, { q0_0: 'a' }, { today })).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('a list of 300,000 equal choices', () => {
  it('row 41: becomes one choice', () => {
    const form = formOf([{ type: 'select_multiple', options: ['a', 'b'] }]);
    const answers = { q0_0: Array(300_000).fill('a') };
    expect(validateAnswers(form, answers, { today })).toEqual([]);
    expect(encodeAnswers(form, answers)).toEqual({ q0_0: ['a'] });
  });
});

describe('options', () => {
  it('row 24: an ambiguous split of options is a diagnostic', () => {
    const form = formOf([{ type: 'select_multiple', options: ['a', 'b', 'a,b'], answer: 'a,b' }]);
    expect(form.diagnostics).toMatchObject([{ code: 'ambiguous-option', path: '/0/fields/0' }]);
    expect(prefillAnswers(form)).toEqual({ q0_0: 'a,b' });
  });

  it.each(['radio', 'select', 'select_multiple'])('row 26: an empty option of a %s is dropped', (type) => {
    const form = formOf([{ type, options: ['', '0', ' '] }]);
    expect(form.questions.get('q0_0')?.options).toEqual([{ value: '0', label: '0' }]);
    expect(form.diagnostics.map(({ code }) => code)).toEqual(['empty-option', 'empty-option']);
  });
});
