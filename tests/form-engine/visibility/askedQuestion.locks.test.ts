import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { encodeAnswers, portableSchema, validateAnswers } from '#form-engine/src/headless.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { formOf, today } from '../support/ask.ts';

const paid = { qid: 'paid', type: 'checkbox' };
const locked = (name: string) => ({
  qid: 'size',
  type: 'number',
  required: 1,
  [name]: { qid: 'paid', equals: '1' },
  lock_reason: { nl: 'Al betaald', en: 'Paid already' },
});

describe.each(['disabled_when', 'read_only_when'])('%s', (name) => {
  const form = formOf([paid, locked(name)]);
  const rules = (answers: Parameters<typeof validateAnswers>[1]) =>
    validateAnswers(form, answers, { today }).map(({ rule }) => rule);

  it('keeps the answer, and sends it', () => {
    expect(form.diagnostics).toEqual([]);
    expect(encodeAnswers(form, { paid_0: true, size_0: '4' })).toEqual({ paid_0: '1', size_0: '4' });
  });

  it('requires no answer that nobody can give, and still checks one that is there', () => {
    expect(rules({ paid_0: false })).toEqual(['required']);
    expect(rules({ paid_0: true })).toEqual([]);
    expect(rules({ paid_0: true, size_0: 'x' })).toEqual(['format']);
  });

  it('says the same in the emitted schema', () => {
    const isValid = new Ajv({ strict: false, formats: { date: true } }).compile(portableSchema(form));
    expect(isValid({ paid_0: false })).toBe(false);
    expect(isValid({ paid_0: true })).toBe(true);
    expect(isValid({ paid_0: false, size_0: '4' })).toBe(true);
  });

  it('changes with the answers of a form', () => {
    const store = createFormStore(form, {});
    const lock = () => store.shell.getState().changed.get('size_0')?.lock;
    expect(lock()).toBeUndefined();
    editAnswer(store, 'paid_0', true);
    expect(lock()).toMatchObject({
      as: name === 'disabled_when' ? 'disabled' : 'read-only',
      reason: 'Al betaald',
    });
  });

  it('holds in rows, by a question outside', () => {
    const group = { qid: 'rows', type: 'group', fields: [{ ...locked(name), question: 'Maat' }] };
    const outside = formOf([paid, group]);
    const found = (isPaid: boolean) =>
      validateAnswers(outside, { paid_0: isPaid, rows_0: [{}] }, { today }).length;
    expect([found(true), found(false)]).toEqual([0, 1]);
  });
});
