import { describe, expect, it } from 'vitest';
import { type Answered, isHealthAlert } from '#server/services/teacher/isHealthAlert.ts';

function answered(answer: string, question: Partial<Answered['question']> = {}): Answered {
  return {
    answer,
    question: {
      ...{ qid: 7, type: 'textarea', question: '', isSensitive: true, isConsent: false, visibleWhen: null },
      ...question,
    },
  };
}

const isAlert = (one: Answered, ...others: Answered[]) => isHealthAlert(one, [one, ...others]);

describe('isHealthAlert', () => {
  it('is true for anything that somebody writes about the health', () => {
    for (const text of ['Astma', 'Geen noten geven', 'nee, maar let op haar knie'])
      expect(isAlert(answered(text)), text).toBe(true);
  });

  it('is false for a written answer that says that there is nothing', () => {
    for (const text of ['nee', 'Neen.', ' geen ', 'GEEN', 'niets', 'nvt', 'n.v.t.', '/', '-', '   '])
      expect(isAlert(answered(text)), text).toBe(false);
  });

  it('is false for a question that is not marked as sensitive, whatever its answer says', () => {
    expect(isAlert(answered('Allergisch voor noten', { isSensitive: false }))).toBe(false);
  });

  it('leaves the alert to the further question that a choice opens', () => {
    const choice = answered('Ja', { type: 'radio' });
    const further = answered('Astma', { qid: 8, visibleWhen: { any: [{ qid: 7, equals: 'ja' }] } });
    expect(isAlert(choice, further)).toBe(false);
    expect(isAlert(further, choice)).toBe(true);
  });

  it('is true for a choice that opens no further question, unless it denies', () => {
    expect(isAlert(answered('Noten', { type: 'select_multiple' }))).toBe(true);
    expect(isAlert(answered('Ja', { type: 'radio' }), answered('x', { qid: 9 }))).toBe(true);
    expect(isAlert(answered('Nee', { type: 'radio' }))).toBe(false);
  });

  it('is false for a consent to something else, whatever its kind and its answer', () => {
    for (const type of ['radio', 'select', 'text', 'checkbox'])
      expect(isAlert(answered('Ja, graag', { type, isConsent: true })), type).toBe(false);
  });

  it('leaves an alert to the answer about health beside a consent that it opens', () => {
    const choice = answered('Ja', { type: 'radio' });
    const consent = answered('Ja', {
      ...{ qid: 8, type: 'radio', isConsent: true },
      visibleWhen: { qid: 7, equals: 'ja' },
    });
    expect(isAlert(choice, consent)).toBe(true);
  });

  it('is false for a tick, which is a consent', () => {
    expect(isAlert(answered('Ja', { type: 'checkbox' }))).toBe(false);
  });
});
