import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { compileEarlyPlugin } from '#scripts/loading/compileEarlyPlugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'clubpoort-hint-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('compileEarlyPlugin marks the entry and the engine at the top of their minified files, and no screen', async () => {
  writeFileSync(
    join(folder, 'main.js'),
    "import { question } from './question.js';\nimport('./screen.js').then(question);",
  );
  writeFileSync(
    join(folder, 'question.js'),
    'export const question = (screen) => console.log(screen.title);',
  );
  writeFileSync(join(folder, 'screen.js'), "export const title = 'Cursussen';");
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [compileEarlyPlugin()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(folder, 'main.js'),
        output: { codeSplitting: { groups: [{ name: 'engine', test: /question/ }] } },
      },
    },
  });
  // One environment and one output give one result.
  const { output } = built as Rolldown.RolldownOutput;
  const marked = output.flatMap((file) =>
    file.type === 'chunk' && file.code.startsWith('//# allFunctionsCalledOnLoad\n') ? [file.name] : [],
  );
  expect(output).toHaveLength(3);
  expect(marked.toSorted()).toEqual(['engine', 'main']);
});
