import { expect, test } from 'vitest';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import { paperCourses } from '#form-engine/src/registration/print/paperQuestions.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';

const form = compileForm([
  {
    title: 'Gezondheid',
    fields: [
      { qid: 'allergy', nid: 0, type: 'radio', question: 'Allergie?', options: ['Ja', 'Nee'] },
      {
        qid: 'which',
        nid: 0,
        type: 'text',
        question: 'Welke?',
        visible_when: { qid: 'allergy', equals: 'Ja' },
      },
      { qid: 'pen', nid: 0, type: 'text', question: 'Pen?', visible_when: { qid: 'which', filled: true } },
      { qid: 'level', nid: 12, type: 'text', question: 'Niveau' },
    ],
  },
  { title: 'Les', fields: [{ qid: 'size', nid: 12, type: 'text', question: 'Maat' }] },
  { title: 'Leeg', fields: [] },
]);
const onPaper = (answers: Answers) =>
  paperCourses(form, answers).map(({ nid, sections }) => [
    nid,
    ...sections.map(({ title, questions }) => [title, ...questions.map(({ key }) => key)]),
  ]);

test('paperCourses lists every question by course and section, also when its condition is still undecided', () => {
  expect(onPaper({})).toEqual([
    [0, ['Gezondheid', 'allergy_0', 'which_0', 'pen_0']],
    [12, ['Gezondheid', 'level_12'], ['Les', 'size_12']],
  ]);
});

test('paperCourses leaves out a question whose condition an answer has ruled out', () => {
  expect(onPaper({ allergy_0: 'Nee' })[0]).toEqual([0, ['Gezondheid', 'allergy_0']]);
  expect(onPaper({ allergy_0: 'Ja' })[0]).toEqual([0, ['Gezondheid', 'allergy_0', 'which_0', 'pen_0']]);
});

test('paperCourses lists a question that waits for a computed number, until its answers have ruled it out', () => {
  const field = (qid: string, type: string, more: object) => ({ qid, nid: 0, type, question: qid, ...more });
  const order = compileForm([
    {
      title: '',
      fields: [
        field('shirts', 'number', {}),
        field('total', 'computed', { config: { expression: { product: [{ ref: 'shirts' }, 12] } } }),
        field('twice', 'computed', { config: { expression: { sum: [{ ref: 'total' }, { ref: 'total' }] } } }),
        field('payer', 'text', { visible_when: { qid: 'twice', gt: 100 } }),
      ],
    },
  ]);
  const printed = (answers: Answers) =>
    paperCourses(order, answers).flatMap(({ sections }) =>
      sections.flatMap(({ questions }) => questions.map(({ qid }) => qid)),
    );
  expect(printed({})).toEqual(['shirts', 'total', 'twice', 'payer']);
  expect(printed({ shirts_0: '4' })).toEqual(['shirts', 'total', 'twice']);
  expect(printed({ shirts_0: '5' })).toEqual(['shirts', 'total', 'twice', 'payer']);
});
