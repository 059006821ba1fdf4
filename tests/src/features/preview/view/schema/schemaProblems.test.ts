import { describe, expect, it } from 'vitest';
import { schemaProblems } from '#src/features/preview/view/schema/schemaProblems.ts';

const question = { qid: 1, nid: 0, type: 'text', question: 'Hoe heet je?' };
const sections = (...fields: object[]) => [{ title: 'Wie ben je?', fields }];

describe('schemaProblems', () => {
  it('has nothing to say about sections that follow the schema', () => {
    const condition = { visible_when: { qid: 1, equals: 'Noor' } };
    expect(schemaProblems(sections(question, { ...question, qid: 2, ...condition }))).toEqual([]);
    expect(schemaProblems([])).toEqual([]);
  });

  it('names a missing property at its object', () => {
    expect(schemaProblems([{ title: 'Leeg' }])).toEqual([
      { path: [0], severity: 'error', message: 'Hier ontbreekt “fields”.' },
    ]);
  });

  it('finds a value of the wrong type at its own place', () => {
    const [problem, ...others] = schemaProblems(sections({ ...question, nid: '0' }));
    expect(problem).toMatchObject({ path: [0, 'fields', 0, 'nid'], severity: 'error' });
    expect(others).toEqual([]);
  });

  it('proposes the property that a misspelt one means', () => {
    expect(schemaProblems(sections({ ...question, requierd: true }))).toEqual([
      {
        ...{ path: [0, 'fields', 0, 'requierd'], property: 'requierd', severity: 'warning' },
        ...{ message: '“requierd” bestaat niet. Bedoel je “required”?', replacement: 'required' },
      },
    ]);
  });

  it('names an unknown property without a proposal when nothing is near', () => {
    const [problem] = schemaProblems(sections({ ...question, kleurtje: 'rood' }));
    expect(problem).toMatchObject({ message: '“kleurtje” bestaat niet.' });
    expect(problem).not.toHaveProperty('replacement');
  });

  it('allows any name in a map of options', () => {
    const options = { rood: 'Rood', blauw: 'Blauw' };
    expect(schemaProblems(sections({ ...question, type: 'radio', options }))).toEqual([]);
  });

  it('reports a choice of schemas once, and not each of its branches', () => {
    const visible = { ...question, visible_when: 'altijd' };
    expect(schemaProblems(sections(visible)).map(({ path }) => path)).toEqual([
      [0, 'fields', 0, 'visible_when'],
    ]);
  });

  it('checks the settings that belong to the type of a question', () => {
    const rating = { ...question, type: 'rating', config: { max: 99 } };
    expect(schemaProblems(sections(rating))).toEqual([
      { path: [0, 'fields', 0, 'config', 'max'], severity: 'error', message: 'Dit getal is te groot.' },
    ]);
  });
});
