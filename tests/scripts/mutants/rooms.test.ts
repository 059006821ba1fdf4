import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutEquivalents } from '#scripts/mutants/equivalents.ts';
import { applyEdit, mutationKey } from '#scripts/mutants/mutation.ts';
import { filesOfRooms, mutationsOfRooms } from '#scripts/mutants/rooms.ts';
import { withHits } from '#scripts/mutants/running/hits.ts';
import { root } from '#scripts/root.ts';
import { sampled } from '#tests/support/sampled.ts';

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');
const faultsOf = (file: string, source: string) =>
  parseSync(file, source).errors.map((error) => `${file}: ${error.message}`);
const mutations = mutationsOfRooms();

test('mutationsOfRooms finds mutations in every room', () => {
  const rooms = new Set(mutations.map(({ room }) => room));
  expect([...rooms]).toEqual([
    'rules',
    'form engine',
    'pricing',
    'sessions and people',
    'guards of the server',
    'guards of the portal',
  ]);
});

// A mutant with a syntax error fails every test, and so would seem caught.
test('mutationsOfRooms makes only mutants that can be parsed and differ from the source', () => {
  const broken = sampled(mutations, 2000).filter((mutation) => {
    const source = sourceOf(mutation.file);
    const mutant = applyEdit(source, mutation);
    return mutant === source || faultsOf(mutation.file, mutant).length > 0;
  });
  expect(broken).toEqual([]);
});

test('withHits keeps every source of the rooms valid', () => {
  const faults = filesOfRooms().flatMap((file) => faultsOf(file, withHits(file, sourceOf(file))));
  expect(faults).toEqual([]);
});

test('equivalents.json: every entry matches a current mutation, gives a reason and is unique', () => {
  const { kept, stale } = withoutEquivalents(mutations);
  expect(stale).toEqual([]);
  expect(kept.length).toBeGreaterThan(mutations.length / 2);
});

test('withoutEquivalents reports an entry whose lines no longer exist', () => {
  const entry = { file: 'rules/age.ts', before: 'gone', after: 'away', reason: 'none' };
  const { kept, stale } = withoutEquivalents(mutations, [entry]);
  expect([stale.map(mutationKey), kept.length]).toEqual([[mutationKey(entry)], mutations.length]);
});
