import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { storedChunks } from '#server/db/schema.ts';
import { databaseStorage } from '#server/storage/databaseStorage.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { describeStorage } from '../support/files/describeStorage.ts';
import { openFilesDir } from '../support/files/filesDir.ts';

const files = openFilesDir();
let database: DatabaseHandle;
afterAll(async () => {
  await database.close();
  files.remove();
});

describeStorage('folderStorage', async () => {
  const { storage } = await files.fileService();
  return { storage, rests: async () => readdirSync(join(files.path, 'temporary')).length };
});

describeStorage('databaseStorage', async () => {
  database = await openPostgres(await createSeededDatabase(), (error) => expect.fail(error.message));
  const { db } = database;
  return { storage: databaseStorage(db), rests: () => db.$count(storedChunks) };
});
