import { describe, expect, it } from 'vitest';
import { ask, formOf } from '../../support/ask.ts';

const invalid = ['Dit is geen geldige waarde voor dit veld.'];

describe.each(['file', 'image'])('%sKind', (type) => {
  it.each([
    ['joined paths', 'a/x.pdf;b/y.jpg', ['a/x.pdf', 'b/y.jpg']],
    ['a list', ['a/x.pdf', 'b/y.jpg'], ['a/x.pdf', 'b/y.jpg']],
    ['blanks and empty parts', ' a/x.pdf ;; ;b/y.jpg;', ['a/x.pdf', 'b/y.jpg']],
    ['a repeated path', 'a/x.pdf;a/x.pdf', ['a/x.pdf']],
    ['a number', 12, ['12']],
  ])('reads %s in the order of the files', (_what, wire, answer) => {
    expect(ask({ type }, wire)).toEqual({ answer, sent: answer.join(';'), messages: [] });
  });

  it.each(['', ';', ' ; ', [], [''], null, undefined])('reads %j as no files', (wire) => {
    expect(ask({ type }, wire)).toEqual({ answer: undefined, sent: '', messages: [] });
    expect(ask({ type, required: 1 }, wire).messages).toEqual(['Vul dit veld in']);
  });

  it.each([true, { a: 1 }, [['a']], [true], [{}]])('refuses %j', (wire) => {
    expect(ask({ type }, wire)).toMatchObject({ answer: undefined, messages: invalid });
  });

  it('row 10: refuses a NUL in a path', () => {
    expect(ask({ type }, 'a\0.pdf')).toMatchObject({ answer: undefined, messages: invalid });
    expect(ask({ type }, ['a\0.pdf'])).toMatchObject({ answer: undefined, messages: invalid });
  });

  it('row 11: refuses a lone surrogate in a path', () => {
    expect(ask({ type }, 'a\uD800.pdf')).toMatchObject({ answer: undefined, messages: invalid });
  });

  it('row 28: refuses a path with a ; in a list, because ; separates joined paths', () => {
    expect(ask({ type }, ['a;b.pdf'])).toMatchObject({ answer: undefined, messages: invalid });
  });

  it.each([
    [5, ['Maximum 5 bestanden']],
    [1, ['Maximum 1 bestand']],
    ['5', ['Maximum 5 bestanden']],
    [6, []],
    [undefined, []],
    [0, []],
  ])('with the maximum %j gives six files the messages %j', (max, messages) => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(ask({ type, config: { max } }, six)).toMatchObject({ answer: six, messages });
  });

  it('emits a schema with the maximum number of files and the options of its control', () => {
    const form = formOf([{ qid: 'pas foto', nid: 7, type, config: { max: 3 } }]);
    expect(form.schema.properties).toEqual({
      'pas foto_7': {
        title: 'Vraag 0',
        type: 'array',
        maxItems: 3,
        items: { type: 'string', pattern: '^[^;]{1,2000}$' },
      },
    });
    expect(form.uiSchema['pas foto_7']).toEqual({
      'ui:options': { kind: type, qid: 'pas foto', nid: 7, max: 3 },
    });
  });
});
