import { expect, it } from 'vitest';
import { importForm } from '#form-engine/src/import/importForm.ts';
import { formIoExamples } from '../examples/formIoExamples.ts';
import { conditionsIn, kindsIn } from '../examples/outlines.ts';

const read = (json: object) => importForm(JSON.stringify(json));

it('readFormIo reads the camp: panels as sections, columns as a layout, patterns, and content', async () => {
  const { sections, notTaken } = await read(formIoExamples.camp);
  expect(sections.map(({ title }) => title)).toEqual(['Kind', 'Praktisch', '']);
  expect(kindsIn(sections)).toEqual([
    'firstname text*',
    'lastname text',
    'born date',
    'phone phone',
    'zip text',
    'odd text',
    'days select_multiple',
    'c static',
  ]);
  expect(sections[0]?.fields[4]?.config).toEqual({ pattern: '[0-9]{4}', pattern_message: 'Vier cijfers' });
  expect(notTaken.map(({ reason, where }) => `${reason} ${where}`)).toEqual(
    expect.arrayContaining([
      'built-in Verstuur',
      'script Kind › Vreemd',
      'pattern Kind › Vreemd',
      'script Kind › Geboren op',
    ]),
  );
});

it('readFormIo reads the rules: simple, JSON Logic, a script of one comparison, and several', async () => {
  const { sections, notTaken } = await read(formIoExamples.rules);
  expect(sections.map(({ title, step, visible_when }) => [title, step, visible_when])).toEqual([
    ['Stap 1', true, undefined],
    ['Stap 2', true, { qid: 'level', equals: 'b' }],
  ]);
  expect(conditionsIn(sections)).toEqual({
    simple: { visible_when: { not: { qid: 'swims', equals: true } } },
    logic: {
      visible_when: {
        all: [
          { qid: 'level', equals: 'b' },
          { qid: 'age', gt: 8 },
        ],
      },
    },
    script: {
      visible_when: {
        all: [
          { qid: 'level', equals: 'b' },
          { qid: 'age', gte: 9 },
        ],
      },
    },
    all: { visible_when: { any: [{ qid: 'age', gt: 10 }, { not: { qid: 'level', equals: 'a' } }] } },
  });
  expect(notTaken.map(({ reason, where }) => `${reason} ${where}`)).toEqual([
    'script Stap 2 › Wild',
    'script Stap 2 › All',
    'list Stap 2 › Gemeente',
  ]);
});

it('readFormIo reads rows, a survey as a matrix, and a box of several in a rule', async () => {
  const { sections } = await read(formIoExamples.rows);
  expect(kindsIn(sections)).toEqual([
    'children group(name text*, birthday date, nick text)*',
    'opinion matrix',
    'meds group(dose text)',
    'sign signature',
    'photo image',
    'home address',
  ]);
  const boxes = { type: 'selectboxes', key: 'days', label: 'Dagen', values: [{ label: 'Ma', value: 'mon' }] };
  const asked = {
    type: 'textfield',
    key: 'hour',
    label: 'Uur',
    conditional: { show: true, when: 'days.mon', eq: 'true' },
  };
  expect(conditionsIn((await read({ components: [boxes, asked] })).sections)).toEqual({
    hour: { visible_when: { qid: 'days', equals: 'mon' } },
  });
});
