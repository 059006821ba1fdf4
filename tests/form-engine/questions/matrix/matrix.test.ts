import { describe, expect, it } from 'vitest';
import { choicesOf } from '#form-engine/src/questions/matrix/readMatrix.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { ask, formOf, today } from '../../support/ask.ts';

const matrix = {
  type: 'matrix',
  options: { j: 'Ja', n: 'Nee' },
  config: { rows: { p: 'Pinda', m: 'Melk' } },
};

describe('matrixKind', () => {
  it.each([[{ p: 'j', m: 'n' }], ['{"p":"j","m":"n"}'], [{ m: 'Nee', p: 'Ja', weg: 'Ja' }]])(
    'reads the choices of %j by their values, in the order of the rows',
    (wire) => {
      const { answer, sent, messages } = ask(matrix, wire);
      expect(JSON.stringify([answer, sent, messages])).toBe('[{"p":"j","m":"n"},{"p":"j","m":"n"},[]]');
    },
  );

  it('accepts some rows of an optional question, and none', () => {
    expect(ask(matrix, { p: 'j' })).toEqual({ answer: { p: 'j' }, sent: { p: 'j' }, messages: [] });
    expect(ask(matrix, { p: '', m: null })).toEqual({ answer: undefined, sent: '', messages: [] });
  });

  it('has a problem at each row without a choice, where an answer is required', () => {
    const form = formOf([{ ...matrix, required: 1 }]);
    const problems = (q0_0: object) =>
      validateAnswers(form, { q0_0: { ...q0_0 } }, { today }).map(({ path, label, message }) => [
        ...path,
        label,
        message,
      ]);
    expect(problems({ p: 'j' })).toEqual([['m', 'Vraag 0 – Melk', 'Selecteer een optie']]);
    expect(problems({}).map(([row]) => row)).toEqual(['p', 'm']);
    expect(problems({ p: 'j', m: 'n' })).toEqual([]);
  });

  it('refuses a choice that is not offered at its row', () => {
    const problems = validateAnswers(formOf([matrix]), { q0_0: { p: 'j', m: 'weg' } }, { today });
    expect(problems).toMatchObject([{ path: ['m'], rule: 'option' }]);
  });

  it('writes the labels of its rows in the language of the form', () => {
    const rows = [{ value: 'p', label: { nl: 'Pinda', fr: 'Cacahuète' } }];
    const form = formOf([{ ...matrix, config: { rows }, required: 1 }], { locale: 'fr' });
    expect(form.uiSchema.q0_0).toMatchObject({
      'ui:options': { rows: [{ value: 'p', label: 'Cacahuète' }] },
    });
    expect(validateAnswers(form, {}, { today })).toMatchObject([{ label: 'Vraag 0 – Cacahuète' }]);
  });

  it('keeps a row that is called __proto__ apart from the object', () => {
    const rows = ['__proto__', 'constructor'];
    const wire = JSON.parse('{"__proto__":"j","constructor":"n"}');
    const { sent, messages } = ask({ ...matrix, config: { rows } }, wire);
    expect(JSON.stringify(sent)).toBe('{"__proto__":"j","constructor":"n"}');
    expect(messages).toEqual([]);
    expect(ask({ ...matrix, config: { rows } }, {}).answer).toBeUndefined();
  });

  it.each([
    [undefined, 'config.rows of a matrix must have a row: nothing is asked'],
    [[''], 'config.rows: row 0 is empty'],
    [['a', 'a'], 'config.rows: row "a" is there twice'],
    [
      Array.from({ length: 51 }, (_, index) => `rij ${index}`),
      'config.rows of a matrix has more than 50 rows; the others are not asked',
    ],
  ])('reports the rows %j', (rows, message) => {
    const form = formOf([{ ...matrix, config: { rows }, required: 1 }]);
    expect(form.diagnostics.map((found) => found.message)).toContain(message);
  });

  it('reports nothing for fifty rows', () => {
    const rows = Array.from({ length: 50 }, (_, index) => `rij ${index}`);
    expect(formOf([{ ...matrix, config: { rows } }]).diagnostics).toEqual([]);
  });

  it.each([
    [0, 'unknown'],
    [1, 'matrix'],
    [20, 'matrix'],
    [21, 'unknown'],
  ])('with %i options is a question of the kind %s', (length, kind) => {
    const options = Array.from({ length }, (_, index) => `keuze ${index}`);
    expect(formOf([{ ...matrix, options }]).kinds.get('q0_0')?.name).toBe(kind);
  });

  it('has no choice in a row with an empty text', () => {
    expect([...choicesOf({ p: 'j', m: '' })]).toEqual([['p', 'j']]);
  });
});
