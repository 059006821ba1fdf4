import { expect, it } from 'vitest';
import { importForm } from '#form-engine/src/import/importForm.ts';
import { conditionsIn, kindsIn } from '../examples/outlines.ts';
import { writeWorkbook } from '../examples/writeWorkbook.ts';
import { xlsFormExamples } from '../examples/xlsFormExamples.ts';

const read = (name: keyof typeof xlsFormExamples) => importForm(writeWorkbook(xlsFormExamples[name]));

it('readXlsForm reads the household: a repeat as a group, a group as a section, choices and rules', async () => {
  const { sections, notTaken } = await read('household');
  expect(sections.map(({ title, visible_when }) => [title, visible_when])).toEqual([
    ['Household', undefined],
    ['Animals', { qid: 'hh_name', filled: true }],
    ['', undefined],
  ]);
  expect(kindsIn(sections)).toEqual([
    'hh_name text*',
    'member group(first text*, age decimal, school radio)',
    'which select_multiple',
    'dog text',
    'none text',
    'acres decimal',
    'double computed',
    'bye static',
  ]);
  expect(conditionsIn(sections)).toEqual({
    school: {
      visible_when: {
        all: [
          { qid: 'age', gte: 3 },
          { qid: 'age', lt: 18 },
        ],
      },
    },
    dog: { visible_when: { qid: 'which', equals: 'dog' } },
    none: {
      visible_when: { all: [{ not: { qid: 'which', equals: 'cat' } }, { qid: 'which', filled: false }] },
    },
  });
  expect(notTaken.map(({ reason, where }) => `${reason} ${where}`)).toEqual(
    expect.arrayContaining(['kind survey 16', 'piped survey 17', 'media choices 4', 'unreadable choices 6']),
  );
});

it('readXlsForm reads languages, and a filter of choices as a condition of each option', async () => {
  const { sections, notTaken } = await read('cascade');
  const [province, town, club] = sections[0]?.fields ?? [];
  expect(province?.question).toEqual({ nl: 'Provincie', fr: 'Province' });
  expect(town?.options).toEqual([
    {
      value: 'brugge',
      label: { nl: 'Brugge', fr: 'Bruges' },
      visible_when: { qid: 'province', equals: 'wvl' },
    },
    { value: 'gent', label: { nl: 'Gent', fr: 'Gand' }, visible_when: { qid: 'province', equals: 'ovl' } },
  ]);
  expect([club?.required_when, club?.config]).toEqual([
    { qid: 'province', equals: 'wvl' },
    { access: 'readonly', default: 'Dansclub' },
  ]);
  expect(notTaken.map(({ reason, where }) => `${reason} ${where}`)).toEqual(['list survey 5']);
});

it('readXlsForm reads constraints as limits, and lists one that is none', async () => {
  const { sections, notTaken } = await read('limits');
  const configs = Object.fromEntries(
    sections.flatMap(({ fields }) => fields.map(({ qid, config }) => [qid, config])),
  );
  expect(configs).toMatchObject({
    kids: { min: 1, max: 12 },
    code: { pattern: '[A-Z]{2}\\d{4}', pattern_message: 'Two letters, four digits' },
    long: { min_length: 3, max_length: 20 },
    days: { max: 2 },
    born: { max: 'today' },
    slide: { min: 0, max: 20, step: 5 },
    stars: { max: 5 },
  });
  expect(notTaken.map(({ what }) => what)).toContain('constraint: . mod 2 = 1');
});
