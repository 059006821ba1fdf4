import { expect, test } from 'vitest';
import { changedQuestions } from '#src/features/form-filling/view/changedQuestions.ts';
import { sections } from './sections.ts';

test('changedQuestions names new and changed questions, whatever the answers are', () => {
  const [{ title, fields }] = sections as [(typeof sections)[0]]; // it has one section
  const after = [
    {
      title,
      fields: [
        ...fields.map((field) =>
          field.qid === 2 ? { ...field, required: 0 } : { ...field, last_answer: 'x' },
        ),
        { qid: 9, nid: 0, type: 'text', question: 'Nieuw' },
      ],
    },
  ];
  expect(changedQuestions(sections, after)).toEqual(['Wie bellen we?', 'Nieuw']);
  expect(changedQuestions(sections, sections)).toEqual([]);
});
