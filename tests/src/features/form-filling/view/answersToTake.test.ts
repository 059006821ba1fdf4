import { describe, expect, test } from 'vitest';
import { answersToTake, canTakeOver } from '#src/features/form-filling/view/answersToTake.ts';
import { compileSections } from '#src/features/form-filling/view/useFormToFill.ts';
import { sections } from './sections.ts';

describe('answersToTake', () => {
  test('takes general answers, but no personal data, files, promises or answers about a course', () => {
    const answers = {
      '1_0': 'Noor',
      '2_0': 'Tom',
      '3_0': ['a'],
      '4_0': true,
      '5_7': 'x',
      '6_0': '17073003384',
    };
    expect(answersToTake(compileSections(sections), answers)).toEqual({ '2_0': 'Tom' });
  });
  test('takes no rows of a group, which may name persons', () => {
    const name = { qid: '2', nid: 0, type: 'text', question: 'Naam' };
    const group = { qid: '1', nid: 0, type: 'group', question: 'Wie?', fields: [name] };
    const form = compileSections([{ title: 'Kamp', fields: [group] }]);
    expect(answersToTake(form, { '1_0': [{ '2_0': 'Noor' }] })).toEqual({});
    expect(canTakeOver(form)).toBe(false);
  });
  test('never takes an answer about health or a consent, marked by the club or recognised by its words', () => {
    const question = { nid: 0, type: 'text' };
    const form = compileSections([
      {
        title: 'Als er iets gebeurt',
        fields: [
          { ...question, qid: 1, question: 'Wie mogen we bellen?' },
          { ...question, qid: 2, question: 'Waarop moeten we letten?', sensitive: true },
          { ...question, qid: 3, question: 'Moeten we iets weten over je gezondheid?' },
          { ...question, qid: 4, question: 'Vertel ons meer', visible_when: { qid: 3, equals: 'ja' } },
          { ...question, qid: 5, question: 'En wat nog?', visible_when: { not: { qid: 4, filled: false } } },
          { ...question, qid: 6, question: 'Bijzonderheden', placeholder: 'Allergie, medicatie …' },
          {
            ...question,
            qid: 7,
            question: 'Mag je kind alleen naar huis?',
            help: 'We vragen je toestemming.',
          },
        ],
      },
    ]);
    const answers = Object.fromEntries([...form.questions.keys()].map((key) => [key, 'ja']));
    expect(answersToTake(form, answers)).toEqual({ '1_0': 'ja' });
  });
  test('is offered only when an answer is missing', () => {
    expect(canTakeOver(compileSections(sections))).toBe(true);
    const [{ title, fields }] = sections as [(typeof sections)[0]]; // it has one section
    const filled = [{ title, fields: fields.map((field) => ({ ...field, answer: 'x' })) }];
    expect(canTakeOver(compileSections(filled))).toBe(false);
  });
});
