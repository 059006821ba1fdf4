import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrationsFolder.ts';
import * as schema from '#server/db/schema.ts';
import landed from '../../cases/migrations.json' with { type: 'json' };

// drizzle-kit adds a method to all lists, which other files of this worker can't work with: pdf.js refuses to run.
Reflect.deleteProperty(Array.prototype, 'random');

/**
 * A database keeps which migrations it has by their time alone. A migration that changes after it landed is never run again, so a
 * new database would differ from an old one.
 */
describe('the migrations of ', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const hashes = Object.fromEntries(
    files.map((name) => {
      const text = readFileSync(join(migrationsFolder, name), 'utf8');
      return [name, createHash('sha256').update(text).digest('base64url')];
    }),
  );

  it('never change after they landed: write another one, and add its line to tests/cases/migrations.json', () => {
    expect(hashes).toEqual(landed);
  });

  it('stand in the journal, one after the other', () => {
    const journal: unknown = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
    expect(journal).toMatchObject({
      entries: files.map((name, idx) => ({ idx, tag: name.replace('.sql', '') })),
    });
  });

  it('lead to the schema: `npm run db:migration` writes nothing', async () => {
    const snapshots = readdirSync(join(migrationsFolder, 'meta')).filter((name) => name !== '_journal.json');
    expect(snapshots).toEqual([`${files.at(-1)?.slice(0, 4)}_snapshot.json`]);
    // Safe cast: drizzle-kit wrote the file.
    const last = JSON.parse(
      readFileSync(join(migrationsFolder, 'meta', snapshots[0] ?? ''), 'utf8'),
    ) as Parameters<typeof generateMigration>[0];
    const now = generateDrizzleJson(schema, undefined, undefined, 'snake_case');
    expect(await generateMigration(last, now)).toEqual([]);
  });
});
