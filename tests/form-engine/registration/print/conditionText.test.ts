import { expect, it } from 'vitest';
import { compileForm } from '#form-engine/src/headless.ts';
import { conditionText, requirementText } from '#form-engine/src/registration/print/conditionText.ts';

const isBeginner = { qid: 'level', equals: 'b' };
const isYoung = { qid: 'born', age_lt: 12 };

function formWith(condition: object) {
  const fields = [
    { qid: 'level', nid: 0, type: 'radio', question: 'Niveau', options: { b: 'Beginner', g: 'Gevorderd' } },
    { qid: 'born', nid: 0, type: 'text', default_key: 'birthdate', question: 'Geboortedatum' },
    { qid: 'years', nid: 0, type: 'number', question: 'Jaren ervaring' },
    { qid: 'asked', nid: 0, type: 'text', question: 'V', visible_when: condition, required_when: condition },
  ];
  return compileForm([{ title: '', fields }], { today: '2026-11-20' });
}

it.each([
  [isBeginner, 'Alleen invullen bij “Niveau”: Beginner'],
  [{ qid: 'years', filled: true }, 'Alleen invullen als “Jaren ervaring” ingevuld is'],
  [{ qid: 'years', gt: 2.5 }, 'Alleen invullen bij “Jaren ervaring” boven 2,5'],
  [{ qid: 'born', lt: '2014-09-01' }, 'Alleen invullen bij “Geboortedatum” vóór 01/09/2014'],
  [{ qid: 'born', age_gte: 18 }, 'Alleen invullen bij “Geboortedatum”: 18 jaar of ouder'],
  [
    { any: [{ all: [isBeginner, isYoung] }, { not: { qid: 'years', filled: true } }] },
    'Alleen invullen bij (“Niveau”: Beginner en “Geboortedatum”: jonger dan 12 jaar) of niet “Jaren ervaring” ingevuld',
  ],
  [{ all: [isBeginner] }, 'Alleen invullen bij “Niveau”: Beginner'],
])('conditionText describes %j', (condition, text) => {
  const form = formWith(condition);
  const { visibleWhen } = form.questions.get('asked_0') ?? {};
  expect(visibleWhen && conditionText(form, visibleWhen)).toBe(text);
});

it('requirementText describes when an answer is required', () => {
  const form = formWith({ any: [isBeginner, isYoung] });
  const { requiredWhen } = form.questions.get('asked_0') ?? {};
  expect(requiredWhen && requirementText(form, requiredWhen)).toBe(
    'Verplicht in te vullen bij “Niveau”: Beginner of “Geboortedatum”: jonger dan 12 jaar',
  );
});
