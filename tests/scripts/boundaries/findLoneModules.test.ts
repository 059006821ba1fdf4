import { afterAll, describe, expect, it } from 'vitest';
import { findLoneModules } from '#scripts/boundaries/findLoneModules.ts';
import { plantHouse } from './plantedHouse.ts';

const lines = (count: number) => 'const line = 1;\n'.repeat(count);

describe('findLoneModules', () => {
  const house = plantHouse({
    'server/a/small.ts': lines(10),
    'server/a/long.ts': lines(39),
    'server/a/lazy.ts': lines(10),
    'server/a/tested.ts': lines(10),
    'server/a/shared.ts': lines(10),
    'server/b/far.ts': lines(10),
    'server/a/user.ts': lines(100),
    'server/a/other.ts': lines(210),
    'src/generated/part.ts': lines(10),
    'src/generated/whole.ts': lines(10),
    'tests/server/a/tested.test.ts': lines(5),
    'src/a/Chip.tsx': "import styles from './Chip.module.css';\n",
    'src/a/Row.tsx': "import styles from './Row.module.css';\n",
    'src/a/Part.tsx': 'export const Part = 1;\n',
    'src/a/parts.tsx': "export { Part } from './Part.tsx';\n",
  });
  afterAll(house.remove);
  const imports = (source: string, ...resolved: readonly string[]) => ({
    source,
    dependencies: resolved.map((path) => ({ resolved: path, dynamic: path.includes('lazy') })),
  });
  const found = findLoneModules(house.folder, [
    ...['small', 'long', 'lazy', 'tested', 'shared'].map((name) => imports(`server/a/${name}.ts`)),
    imports('server/b/far.ts'),
    imports(
      'server/a/user.ts',
      ...['small', 'lazy', 'tested', 'shared'].map((name) => `server/a/${name}.ts`),
      'server/b/far.ts',
    ),
    imports('server/a/other.ts', 'server/a/shared.ts', 'server/a/long.ts'),
    imports('tests/server/a/tested.test.ts', 'server/a/tested.ts'),
    imports('src/generated/part.ts'),
    imports('src/generated/whole.ts', 'src/generated/part.ts'),
    imports('src/a/Chip.tsx'),
    imports('src/a/Row.tsx', 'src/a/Chip.tsx'),
    imports('src/a/Part.tsx'),
    imports('src/a/parts.tsx', 'src/a/Part.tsx'),
  ]);

  it('finds a small module with one importer in its folder, and nothing that stays apart for a reason', () => {
    expect(found).toEqual([{ module: 'server/a/small.ts', importer: 'server/a/user.ts' }]);
  });
});
