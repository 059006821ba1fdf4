import { describe, expect, it } from 'vitest';
import { encodeAnswers } from '#form-engine/src/answers/encodeAnswers.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';

const sections = [
  {
    title: 'Kamp',
    fields: [
      { qid: 'name', type: 'text', question: 'Naam', required: 1 },
      { qid: 'swims', type: 'checkbox', question: 'Ik kan zwemmen' },
      {
        qid: 'pool',
        type: 'text',
        question: 'Waar?',
        required: 1,
        visible_when: { qid: 'swims', equals: true },
      },
      { qid: 'photo', type: 'image', question: 'Foto' },
    ],
  },
];
const plainForm = (fields: readonly object[]) => compileForm([{ title: '', fields }], { plainKeys: true });

describe('compileForm with plain keys', () => {
  it('keys questions, answers and conditions by qid', () => {
    const form = compileForm(sections, { plainKeys: true });
    expect(form.diagnostics).toEqual([]);
    expect([...form.questions.keys()]).toEqual(['name', 'swims', 'pool', 'photo']);
    const problems = validateAnswers(form, { swims: true }, { today: '2026-11-20' });
    expect(problems.map(({ key }) => key)).toEqual(['name', 'pool']);
    expect(encodeAnswers(form, { name: 'Noor', swims: false })).toEqual({
      name: 'Noor',
      swims: '0',
      photo: '',
    });
  });

  it('gives the key to the control for files, which finds the answer by it', () => {
    const { uiSchema } = compileForm(sections, { plainKeys: true });
    expect(uiSchema.photo).toMatchObject({ 'ui:options': { qid: 'photo', nid: 0, key: 'photo' } });
  });

  it('ignores a nid, so that two questions with one qid are reported', () => {
    const form = plainForm([
      { qid: 'a', nid: 1, type: 'text', question: 'Een' },
      { qid: 'a', nid: 2, type: 'text', question: 'Twee' },
    ]);
    expect([...form.questions.keys()]).toEqual(['a']);
    expect(form.diagnostics.map(({ code }) => code)).toEqual(['doubled-key']);
  });

  it.each(['__proto__', 'constructor', 'toString', '@agreement', ''])('refuses the key %j', (qid) => {
    const form = plainForm([{ qid, type: 'text', question: 'Een' }]);
    expect(form.questions.size).toBe(0);
    expect(form.diagnostics.map(({ code }) => code)).toEqual(['malformed']);
  });

  it('keeps the key with a nid in a form without the option', () => {
    expect([...compileForm(sections).questions.keys()]).toEqual(['name_0', 'swims_0', 'pool_0', 'photo_0']);
  });
});
