import { afterAll, describe, expect, it } from 'vitest';
import { findBigFolders } from '#scripts/boundaries/findBigFolders.ts';
import { findDocumentFaults } from '#scripts/boundaries/findDocumentFaults.ts';
import { root } from '#scripts/root.ts';
import { plantHouse } from './plantedHouse.ts';

const filesIn = (folder: string, count: number, ending = '.ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/part${index}${ending}`, '']));

const ignore = { '.gitignore': 'node_modules\ndist/\n/screens/\n*.log\n' };

const decision = '# 0001 A choice\n\n**Decided.** This.\n\n**What it costs.** That.\n';
const index = '| [0001](0001-a-choice.md) | A choice |\n';
const soundHouse = {
  ...ignore,
  'docs/map.md': '`rules/age.ts` and `src/<name>/view.ts`\n\n## Big folders\n\n| rule | `rules/many/` |\n',
  'docs/decisions/README.md': index,
  'docs/decisions/0001-a-choice.md': `${decision}\nSee [the map](../map.md#rooms).\n`,
  'rules/age.ts': '// Decision: docs/decisions/0001-a-choice.md\n',
  ...filesIn('rules/many', 16),
};

describe('findBigFolders', () => {
  const house = plantHouse({
    ...ignore,
    ...filesIn('rules/fits', 15),
    ...filesIn('rules/big', 16),
    ...filesIn('tests/rules/big', 16),
    ...filesIn('tests/support', 16),
    ...filesIn('src/components/cards', 10, '.tsx'),
    ...filesIn('src/components/cards', 10, '.module.css'),
    ...filesIn('src/components/styles', 16, '.module.css'),
    ...filesIn('src/dist', 16),
    ...filesIn('screens', 16),
    ...filesIn('e2e/screens', 16),
  });
  afterAll(house.remove);

  it('names folders with more than 15 entries, and neither ignored folders nor tests that mirror sources', () => {
    expect(findBigFolders(house.folder)).toEqual([
      'e2e/screens/',
      'rules/big/',
      'src/components/styles/',
      'tests/support/',
    ]);
  });
});

describe('findDocumentFaults', () => {
  const faultsOf = (changes: Readonly<Record<string, string>>) => {
    const house = plantHouse({ ...soundHouse, ...changes });
    try {
      return findDocumentFaults(house.folder);
    } finally {
      house.remove();
    }
  };

  it('finds nothing in this repository', () => {
    expect(findDocumentFaults(root)).toEqual([]);
  });

  it('finds nothing where documents and files agree', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    [
      'a big folder that the map does not explain',
      filesIn('schemas', 16),
      'schemas/ has more than 15 entries: split it, or say why not in "Big folders" of docs/map.md',
    ],
    [
      'a folder that the map calls big and is not',
      { 'docs/map.md': '## Big folders\n\n`rules/many/`, `rules/`\n' },
      'docs/map.md calls rules/ a big folder, but it has at most 15 entries',
    ],
    [
      'a path in backticks that does not exist',
      { 'docs/how-to/change.md': 'See `rules/gone.ts`.\n' },
      'docs/how-to/change.md names rules/gone.ts, which does not exist',
    ],
    [
      'a link to a missing page',
      { 'docs/how-to/change.md': 'See [it](../gone.md).\n' },
      'docs/how-to/change.md names docs/gone.md, which does not exist',
    ],
    [
      'a comment that cites a missing decision',
      { 'rules/age.ts': '// Decision: docs/decisions/0002-gone.md\n' },
      'rules/age.ts cites docs/decisions/0002-gone.md, which does not exist',
    ],
    [
      'a decision that the index leaves out or names otherwise',
      { 'docs/decisions/README.md': index.replace('A choice', 'Another choice') },
      'docs/decisions/0001-a-choice.md is not in the index under its title',
    ],
    [
      'a decision with another number in its title',
      {
        'docs/decisions/0001-a-choice.md': decision.replace('0001', '0002'),
        'docs/decisions/README.md': index.replace('[0001]', '[0002]'),
      },
      'docs/decisions/0001-a-choice.md has another number in its title',
    ],
    [
      'a decision without a choice',
      { 'docs/decisions/0001-a-choice.md': decision.replace('**Decided.**', '') },
      'docs/decisions/0001-a-choice.md does not say what was decided',
    ],
    [
      'a decision without its cost',
      { 'docs/decisions/0001-a-choice.md': decision.replace('**What it costs.**', '') },
      'docs/decisions/0001-a-choice.md does not say what it costs',
    ],
  ])('reports %s', (_, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });
});
