import type { Context } from '../../context.ts';
import type { Passwords } from '../../services/sessions/passwords.ts';
import type { Storage } from '../../storage/storage.ts';
import { storeClubPictures } from './clubPictures.ts';
import { storeFilms } from './demoFilms.ts';
import { seed } from './seed.ts';

interface DemoFilling extends Pick<Context, 'db' | 'clock'> {
  readonly passwords: Passwords;
  readonly storage: Storage;
}

/** Fills an empty database with the demo data, and the storage with its files. */
export async function fillWithDemo({ db, clock, passwords, storage }: DemoFilling): Promise<void> {
  await seed({ db, clock }, passwords);
  await storeClubPictures(storage);
  await storeFilms(storage);
}
