import type { Context } from '../context.ts';
import type { Passwords } from '../services/sessions/passwords.ts';
import type { Storage } from '../storage/storage.ts';
import { storeClubPictures } from './demo/offer/clubPictures.ts';
import { isEmpty, seed } from './demo/seed.ts';
import { storeVideos } from './demo/videos/demoVideos.ts';
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
    await seed({ db, clock }, passwords);
    await storeClubPictures(storage);
    await storeVideos(storage);
    return;
  }
  say(empty ? 'It has no club yet' : 'Keeping the data that is in it');
  await db.transaction(insertKnownPlaces);
}
