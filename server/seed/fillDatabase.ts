import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { clubs } from '../db/schema.ts';
import type { Passwords } from '../services/sessions/passwords.ts';
import type { Storage } from '../storage/storage.ts';
import { insertKnownPlaces } from './places/insertKnownPlaces.ts';

interface Filling {
  readonly isDemo: boolean;
  readonly passwords: Passwords;
  readonly storage: Storage;
  say(line: string): void;
}

/** Fills an empty database: with the demo, or with nothing but postcodes where real people come. */
export async function fillDatabase(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { isDemo, passwords, storage, say }: Filling,
): Promise<void> {
  const empty = await isEmpty(db);
  if (empty && isDemo) {
    say('Filling it with demo data');
    // Loads the importer of club files only where the demo needs it.
    const { fillWithDemo } = await import('./demo/fillWithDemo.ts');
    await fillWithDemo({ db, clock, passwords, storage });
    return;
  }
  say(empty ? 'It has no club yet' : 'Keeping the data that is in it');
  await db.transaction(insertKnownPlaces);
}

/** Whether there is no club yet. Demo data may be inserted only then. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.$count(clubs)) === 0;
}
