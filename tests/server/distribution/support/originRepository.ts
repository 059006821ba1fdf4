import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '#scripts/root.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { replaceAll } from './documentBlocks.ts';

/** The later version of the product adds this column. */
export const laterColumn = 'of_the_later_version';

/** A repository that an operator clones, with the product as it is, tagged v1. */
export interface OriginRepository {
  readonly folder: string;
  /** Releases v2, which has one more migration. */
  releaseLater(): void;
}

const migrations = 'server/db/migrations';
const journalFile = `${migrations}/meta/_journal.json`;

/** @param edits - by file, the texts that the machine of the test needs in place of others */
export function createOrigin(
  edits: Readonly<Record<string, Readonly<Record<string, string>>>>,
): OriginRepository {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-origin-'));
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', [...person, '--git-dir', join(folder, '.git'), '--work-tree', root, ...args], {
      ...{ cwd: root, input, encoding: 'utf8' },
    }).trim();
  const put = (file: string, content: string) => {
    const id = git(['hash-object', '-w', '--stdin'], content);
    git(['update-index', '--add', '--cacheinfo', `100644,${id},${file}`]);
  };
  const release = (version: string) => {
    git(['commit', '--quiet', '--message', version]);
    git(['tag', version]);
  };
  git(['init', '--quiet']);
  // Borrows the objects of this repository, so that no file is written twice.
  const objects = execFileSync('git', ['rev-parse', '--git-path', 'objects'], {
    cwd: root,
    encoding: 'utf8',
  });
  writeFileSync(join(folder, '.git/objects/info/alternates'), `${resolve(root, objects.trim())}\n`);
  git(['add', '--all']);
  for (const [file, replacements] of Object.entries(edits))
    put(file, replaceAll(readFileSync(join(root, file), 'utf8'), replacements));
  release('v1');
  return {
    folder,
    releaseLater() {
      const journal = fieldsOf(JSON.parse(readFileSync(join(root, journalFile), 'utf8')));
      const entries = Array.isArray(journal.entries) ? journal.entries : [];
      const last = fieldsOf(entries.at(-1));
      const next = { ...last, idx: entries.length, when: Number(last.when) + 1, tag: '9999_later' };
      put(journalFile, JSON.stringify({ ...journal, entries: [...entries, next] }));
      put(`${migrations}/9999_later.sql`, `ALTER TABLE "clubs" ADD COLUMN "${laterColumn}" text;`);
      release('v2');
    },
  };
}
