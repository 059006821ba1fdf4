import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/root.ts';
import { appOn } from './setup/appOn.ts';
import { reactNames } from './setup/consumerApps.ts';
import { run } from './setup/run.ts';

const compiler = join(root, 'node_modules/typescript/bin/tsc');

describe.each(reactNames)('the types, in an app on %s', (react) => {
  it.each(['tsconfig.json', 'types/node16.json', 'types/exact.json'])(
    'compile with tsc --strict, including the types of libraries (%s)',
    async (config) => {
      const { folder } = appOn(react);
      const checked = await run(process.execPath, [compiler, '-p', config, '--listFiles'], { cwd: folder });
      // tsc must read the installed package, and not the sources of this repository.
      expect(checked).toContain(`${folder}/node_modules/@clubpoort/form-engine/dist/index.d.ts`);
      expect(checked).toContain(`${folder}/readme/`);
      expect(checked).not.toContain(`${root}/form-engine/`);
    },
  );
});
