import { describe, expect, it } from 'vitest';
import {
  canHideEmpty,
  decodeAnswers,
  encodeAnswers,
  validateAnswers,
  visibleQuestions,
} from '#form-engine/src/headless.ts';
import { formOf, today } from '../../support/ask.ts';

const text = { type: 'static', config: { text: 'Lees *dit*.' } };

describe('staticKind', () => {
  it('is never required, sent or read from a client', () => {
    const form = formOf([{ ...text, required: 1 }]);
    expect(form.diagnostics).toEqual([]);
    expect(form.schema.required).toEqual([]);
    expect(validateAnswers(form, {}, { today })).toEqual([]);
    expect(encodeAnswers(form, decodeAnswers(form, { q0_0: 'x' }).answers)).toEqual({});
  });

  it('is not hidden among the empty questions', () => {
    const form = formOf([text]);
    expect(canHideEmpty(form, {})).toBe(false);
    expect(visibleQuestions(form, {}, { course: 0, showEmpty: false }).map(({ key }) => key)).toEqual([
      'q0_0',
    ]);
  });

  it('is shown under its condition', () => {
    const form = formOf([{ type: 'checkbox' }, { ...text, visible_when: { qid: 'q0', equals: '1' } }]);
    expect(visibleQuestions(form, {}).length).toBe(1);
    expect(visibleQuestions(form, { q0_0: true }).length).toBe(2);
  });

  it.each(['a\0b', 'a'.repeat(20_001), '\ud800'])('reports a text that it can not show', (unreadable) => {
    const form = formOf([{ ...text, config: { text: unreadable } }]);
    expect(form.diagnostics).toMatchObject([{ code: 'malformed', path: '/0/fields/0' }]);
  });

  it('shows a text of 20,000 characters', () => {
    expect(formOf([{ ...text, config: { text: 'a'.repeat(20_000) } }]).diagnostics).toEqual([]);
  });
});
