import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inPlaceOfExample, kindNames } from './kindNames.ts';
import { withNastyCases } from './nastyCases.ts';
import { newFiles } from './newFiles.ts';
import { withRow } from './tableRow.ts';
import { tableRows } from './tableRows.ts';

const nastyFile = 'tests/cases/nasty.json';
const clubSchema = 'schemas/club-file.schema.json';

/**
 * Writes a new kind into the repository at `root`, and runs the generators. Nothing is written where a table has
 * another form than expected.
 * @returns the paths of the new files, from the root.
 */
export function addKind(root: string, name: string, setting: string | undefined): readonly string[] {
  const names = kindNames(name);
  const added = newFiles(names, setting);
  const changed = new Map<string, string>();
  const current = (file: string) => changed.get(file) ?? readFileSync(join(root, file), 'utf8');
  for (const { file, before, row } of tableRows(setting))
    changed.set(file, withRow(current(file), { file, before, row: inPlaceOfExample(row, names, setting) }));
  changed.set(nastyFile, withNastyCases(current(nastyFile), names));
  for (const [file, text] of [...changed, ...added]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  generate(
    root,
    [...changed.keys(), ...added.keys()].filter((file) => !file.endsWith('.md')),
  );
  return [...added.keys()];
}

/** Updates the generated files, and formats what was written. Each is a process of its own, because it reads the new code. */
function generate(root: string, files: readonly string[]): void {
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const source = '--conditions=club-source';
  run(process.execPath, source, 'form-engine/scripts/generateAnswerChecks.ts');
  run(process.execPath, source, 'scripts/club.ts', 'schema', '--out', clubSchema);
  run(process.execPath, 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files, clubSchema);
}
