import { describe, expect, it } from 'vitest';
import { openSections } from '#form-engine/src/builder/headless.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';

const pathsOf = (value: unknown) => openSections(value).diagnostics.map(({ path }) => path);

describe('opened sections', () => {
  it('are the same where a server wrote them well', () => {
    const fields = Object.values(kindSamples).map(({ example }, index) => ({ qid: `q${index}`, ...example }));
    const sections = [{ title: 'Een', step: true, fields, own: { of: 'the host' } }];
    expect(openSections(sections)).toEqual({ sections, diagnostics: [] });
  });

  it('are lists where a server wrote maps, and every question has a qid', () => {
    const map = { first: { title: 'S', fields: { x: { question: 'Q', fields: { y: { qid: 'y' } } } } } };
    expect(openSections(map)).toEqual({
      sections: [{ title: 'S', fields: [{ qid: '', question: 'Q', fields: [{ qid: 'y' }] }] }],
      diagnostics: [],
    });
  });

  it.each<[unknown, readonly string[]]>([
    [undefined, []],
    ['no', ['']],
    [
      [5, { title: 'S', fields: 'no' }],
      ['/0', '/1/fields'],
    ],
    [[{ title: 'S', fields: [null, { qid: 'a', fields: [[]] }] }], ['/0/fields/0', '/0/fields/1/fields/0']],
  ])('of %j report what is no section and no question', (value, paths) => {
    expect(pathsOf(value)).toEqual(paths);
  });

  it('survives groups that are nested without end', () => {
    const deep = Array.from({ length: 20_000 }).reduce<object>(
      (inner) => ({ qid: 'g', fields: [inner] }),
      {},
    );
    expect(pathsOf([{ title: 'S', fields: [deep] }])).toHaveLength(1);
  });

  it('keeps a property of the name __proto__ as a property', () => {
    const { sections } = openSections(
      JSON.parse('[{ "title": "S", "fields": [{ "qid": "a", "__proto__": { "type": "radio" } }] }]'),
    );
    expect(sections[0]?.fields[0]?.type).toBeUndefined();
  });
});
