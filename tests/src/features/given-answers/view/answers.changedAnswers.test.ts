import { compileForm } from '@clubpoort/form-engine/headless';
import { describe, expect, it } from 'vitest';
import { changedAnswers, storedAnswers } from '#src/features/given-answers/view/answers.ts';

const asked = (qid: number, type: string, answer?: unknown) => ({
  ...{ qid, nid: 0, type, question: 'x' },
  ...(answer !== undefined && { answer }),
});
const form = compileForm([
  {
    title: 'x',
    fields: [
      asked(1, 'phone', '+32471654321'),
      asked(2, 'checkbox', '1'),
      asked(3, 'checkbox'),
      asked(4, 'text'),
    ],
  },
]);
const begun = { '1_0': '+32 471654321', '2_0': '1', '3_0': '0', '4_0': '' };

describe('changedAnswers', () => {
  it('is empty while nothing changed, however the server wrote an answer', () => {
    expect(changedAnswers(form, begun)).toEqual({});
  });

  it('has an answer that was typed, cleared or ticked off, and a question that is new', () => {
    const typed = { '1_0': '', '2_0': '0', '4_0': 'Oma', '5_0': 'nieuw' };
    expect(changedAnswers(form, { ...begun, ...typed })).toEqual(typed);
  });
});

describe('storedAnswers', () => {
  it('has what the server sent, and nothing for a question without an answer', () => {
    expect(storedAnswers(form, ['1_0', '3_0', '9_0'])).toEqual({ '1_0': '+32471654321' });
  });
});
