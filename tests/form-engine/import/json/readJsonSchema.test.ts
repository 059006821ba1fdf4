import { expect, it } from 'vitest';
import { importForm } from '#form-engine/src/import/importForm.ts';
import { schemaExamples } from '../examples/otherExamples.ts';
import { conditionsIn, kindsIn } from '../examples/outlines.ts';

const read = (json: object) => importForm(JSON.stringify(json));

it('readJsonSchema gives a member plain kinds, bounds and a first answer', async () => {
  const { sections, notTaken } = await read(schemaExamples.member);
  expect(sections[0]?.title).toBe('Lid');
  expect(kindsIn(sections)).toEqual([
    'name text*',
    'mail email',
    'born date',
    'age number',
    'height decimal',
    'level radio',
    'days select_multiple',
    'agree checkbox*',
  ]);
  expect(sections[0]?.fields[5]?.config).toEqual({ default: 'a' });
  expect(notTaken).toEqual([]);
});

it('readJsonSchema makes a question of a choice between schemas, and lists a part that no question fits', async () => {
  const { sections, notTaken } = await read(schemaExamples.payment);
  expect(kindsIn(sections)).toEqual(['pay_s1 radio', 'pay_iban text', 'pay_amount decimal']);
  expect(conditionsIn(sections)).toMatchObject({
    pay_amount: { visible_when: { qid: 'pay_s1', equals: '1' } },
  });
  expect(notTaken.map(({ where, reason }) => [where, reason])).toEqual([
    ['/properties/point', 'check'],
    ['/point', 'kind'],
  ]);
});

it('readJsonSchema reads lists as groups, a condition, and a schema that refers to itself', async () => {
  const list = await read(schemaExamples.list);
  expect(kindsIn(list.sections)).toEqual([
    'kids group(kids_first text, kids_swims checkbox)',
    'sick checkbox',
    'what text',
  ]);
  expect(conditionsIn(list.sections)).toEqual({ what: { required_when: { qid: 'sick', equals: '1' } } });
  const recursive = await read(schemaExamples.recursive);
  expect(kindsIn(recursive.sections)).toEqual([
    'name text',
    'parent group(parent_r_name text, parent_r_parent group(parent_r_parent_r_name text))',
  ]);
});
