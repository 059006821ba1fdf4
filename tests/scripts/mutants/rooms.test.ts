import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutEquivalents } from '#scripts/mutants/equivalents.ts';
import { applyEdit, mutationKey } from '#scripts/mutants/mutation.ts';
import { filesOfRooms, mutationsOfRooms } from '#scripts/mutants/rooms.ts';
import { withHits } from '#scripts/mutants/running/hits.ts';
import { root } from '#scripts/root.ts';

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');
const faultsOf = (file: string, source: string) =>
  parseSync(file, source).errors.map((error) => `${file}: ${error.message}`);
const mutations = mutationsOfRooms();

test('mutationsOfRooms: every room has mutants', () => {
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

// One that can't be parsed would fail every test, and so seem caught.
test('mutationsOfRooms: every mutant can be parsed, and is not what it was', () => {
  const broken = mutations.filter((mutation) => {
    const source = sourceOf(mutation.file);
    const mutant = applyEdit(source, mutation);
    return mutant === source || faultsOf(mutation.file, mutant).length > 0;
  });
  expect(broken).toEqual([]);
});

test('withHits: every source of the rooms can still be parsed', () => {
  const faults = filesOfRooms().flatMap((file) => faultsOf(file, withHits(file, sourceOf(file))));
  expect(faults).toEqual([]);
});

test('equivalents.json: every entry is about a mutation of today, gives a reason, and stands there once', () => {
  const { kept, stale } = withoutEquivalents(mutations);
  expect(stale).toEqual([]);
  expect(kept.length).toBeGreaterThan(mutations.length / 2);
});

test('withoutEquivalents: an entry about lines that are gone is reported', () => {
  const entry = { file: 'rules/age.ts', before: 'gone', after: 'away', reason: 'none' };
  const { kept, stale } = withoutEquivalents(mutations, [entry]);
  expect([stale.map(mutationKey), kept.length]).toEqual([[mutationKey(entry)], mutations.length]);
});
