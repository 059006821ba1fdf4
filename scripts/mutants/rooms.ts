import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { findMutations } from './finding/findMutations.ts';
import { guardOperators } from './finding/operators.ts';
import type { Mutation } from './mutation.ts';

interface Room {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  /** Names of operators. Default: all. */
  readonly only?: readonly string[];
}

const engine = 'form-engine/src';
const rightsOfPeople = ['server/services/sessions/**/*.ts', 'server/services/people/**/*.ts'];

/** The rooms with decisions, where a fault would not show on a screen. */
const rooms: readonly Room[] = [
  { name: 'rules', include: ['rules/**/*.ts'] },
  {
    name: 'form engine',
    include: ['rules', 'sections', 'schema', 'visibility', 'validation', 'answers', 'questions'].map(
      (room) => `${engine}/${room}/**/*.ts`,
    ),
    exclude: ['**/generated/**', '**/*.samples.ts', '**/samples/**'],
  },
  { name: 'pricing', include: ['server/services/orders/pricing/**/*.ts'] },
  { name: 'sessions and people', include: rightsOfPeople },
  {
    name: 'guards of the server',
    include: ['server/services/**/*.ts', 'server/operations/**/*.ts'],
    exclude: [...rightsOfPeople, 'server/services/orders/pricing/**'],
    only: Object.keys(guardOperators),
  },
  { name: 'guards of the portal', include: ['src/app/guards/{decideNavigation,decision/*}.ts'] },
];

/** Every mutation of every room. */
export function mutationsOfRooms(): readonly Mutation[] {
  return rooms.flatMap((room) =>
    filesOf(room).flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return findMutations({ room: room.name, file, source, ...(room.only && { only: room.only }) });
    }),
  );
}

/** All files of the rooms, as paths from the root of the checkout. */
export function filesOfRooms(): readonly string[] {
  return rooms.flatMap(filesOf);
}

function filesOf({ include, exclude = [] }: Room): readonly string[] {
  // Types of a module without its own have no code.
  return globSync(include, { cwd: root, exclude: [...exclude, '**/*.d.ts'] }).toSorted();
}
