import { expect, it } from 'vitest';
import { importForm } from '#form-engine/src/import/importForm.ts';
import { conditionsIn, kindsIn } from '../examples/outlines.ts';
import { surveyExamples } from '../examples/surveyExamples.ts';

const read = (json: object) => importForm(JSON.stringify(json));

it('readSurvey reads the registration: kinds, rules, limits, rows and a computed price', async () => {
  const { sections, notTaken } = await read(surveyExamples.registration);
  expect(sections.map(({ title, step }) => [title, step])).toEqual([
    ['Wie ben je?', true],
    ['', true],
  ]);
  expect(kindsIn(sections)).toEqual([
    'voornaam text*',
    'mail email*',
    'leeftijd number',
    'eerder checkbox',
    'stijlen select_multiple',
    'gezin group(naam text, niveau select)',
    'prijs computed',
    'krabbel signature',
    'opmerking textarea',
  ]);
  expect(conditionsIn(sections)).toEqual({
    stijlen: {
      visible_when: {
        all: [
          { qid: 'eerder', equals: true },
          { qid: 'leeftijd', gte: 6 },
        ],
      },
      required_when: { qid: 'leeftijd', gt: 12 },
    },
    niveau: { visible_when: { qid: 'naam', filled: true } },
  });
  expect(sections[0]?.fields[4]?.config).toEqual({ other: true, max: 2 });
  expect(sections[1]?.fields[0]?.config).toEqual({ repeat: { min: 1, max: 4, label: 'Kind' } });
  expect(notTaken.filter(({ reason }) => reason === 'rule').map(({ what }) => what)).toEqual([
    "requiredIf: iif({leeftijd} > 3, 'a', 'b') = 'a'",
  ]);
});

it('readSurvey reads the review: stars, sliders, a matrix, pictures, patterns of the whole answer', async () => {
  const { sections, notTaken } = await read(surveyExamples.review);
  expect(kindsIn(sections)).toEqual([
    'score rating',
    'again slider',
    'parts matrix',
    'order ranking',
    'logo radio',
    'why textarea',
    'code text',
    'loose text',
  ]);
  expect(sections[1]?.visible_when).toEqual({ qid: 'score', lt: 6 });
  expect(sections[1]?.fields[1]?.config).toEqual({
    pattern: '[A-Z]{2}\\d{4}',
    pattern_message: 'Two letters, four digits',
  });
  expect(notTaken.map(({ reason, where }) => `${reason} ${where}`)).toEqual(
    expect.arrayContaining([
      'kind page1 › grid',
      'piped page2 › why',
      'pattern page2 › loose',
      'rule page2 › loose',
    ]),
  );
});

it('readSurvey reads the intake: languages, panels as sections, HTML as Markdown, a required boolean as yes and no', async () => {
  const { sections, notTaken } = await read(surveyExamples.intake);
  expect(sections.map(({ title, visible_when }) => [title, visible_when])).toEqual([
    [{ nl: 'Over je kind', fr: 'Votre enfant' }, undefined],
    ['Voor de jongsten', { qid: 'geboren', age_lt: 12 }],
    ['', undefined],
  ]);
  expect(sections[2]?.fields[0]?.config).toEqual({
    text: 'Lees **dit** op [onze site](https://example.org/r).',
  });
  expect(sections[2]?.fields.find(({ qid }) => qid === 'akkoord')?.options).toEqual([
    { value: '1', label: 'Zeker' },
    { value: '0', label: 'Liever niet' },
  ]);
  expect(notTaken.map(({ reason }) => reason)).toEqual(['script', 'setting', 'media', 'hidden', 'list']);
});

it('readSurvey reads questions without pages and choices as value|label', async () => {
  const { sections } = await read(surveyExamples.old);
  expect(sections[0]?.fields[0]?.options).toEqual([
    { value: 'many', label: 'Male' },
    { value: 'few', label: 'Female' },
  ]);
});
