import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { readConfig } from '../../config.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { openPgliteFolder } from '../../db/drivers/openPglite.ts';
import { openPostgres } from '../../db/drivers/openPostgres.ts';
import { loadPlaces } from './loadPlaces.ts';
import { mergedPlaces } from './mergedPlaces.ts';

const [, , command, file] = process.argv;
if (command !== 'import' || file === undefined) {
  say(
    'Usage: npm run places -- import <file>   (postcodes as GeoNames publishes them; stop the server first)',
  );
  process.exit(1);
}

const database = await open();
try {
  await database.migrate(async () => {});
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const { added, unreadable, merged } = await database.db.transaction(async (tx) => {
    const loaded = await loadPlaces(tx, lines);
    // The file may have the old names alone, or the new ones alone.
    return { ...loaded, merged: (await loadPlaces(tx, mergedPlaces())).added };
  });
  say(`${added + merged} places added`);
  if (unreadable.length > 0)
    say(`No place on ${unreadable.length} lines, the first of them ${unreadable[0]}`);
} finally {
  await database.close();
}

async function open(): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl === undefined) return openPgliteFolder(dataDir);
  return openPostgres(databaseUrl, () => say('A connection to the database broke'));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
