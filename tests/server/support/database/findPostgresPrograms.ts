import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder with the programs of the distribution's PostgreSQL, those of its clients too; '' where it isn't installed. */
export function findPostgresPrograms(): string {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return '';
  const folders = readdirSync(versions).map((version) => join(versions, version, 'bin'));
  const isWhole = (bin: string) => ['initdb', 'pg_restore'].every((name) => existsSync(join(bin, name)));
  return folders.find(isWhole) ?? '';
}
