import { readFile } from 'node:fs/promises';
import type { Database } from '#server/db/database.ts';
import { videos } from '#server/db/schema.ts';
import type { Storage } from '#server/storage/storage.ts';

/** All demo films are this one: eight seconds, H.264 and AAC, which every browser and phone plays. */
const film = { name: 'posities', bytes: 48404, duration: 8 } as const;
const folder = new URL('./', import.meta.url);
const kept = `films/${film.name}`;

const arabesk = { clubNid: 1, courseNid: null };
const jazz = { clubNid: 1, courseNid: 106 };

const demoVideos: readonly Pick<
  typeof videos.$inferInsert,
  'nid' | 'clubNid' | 'courseNid' | 'title' | 'description'
>[] = [
  {
    ...{ nid: 1, ...arabesk, title: 'De posities van de voeten' },
    description: 'Drie posities waarmee elke les begint. Oefen ze thuis aan de rand van de tafel.',
  },
  {
    ...{ nid: 2, ...jazz, title: 'Opwarming, deel 1' },
    description: 'Wat we elke dinsdag doen voor de muziek luider gaat: van de voeten naar boven.',
  },
  {
    ...{ nid: 3, ...jazz, title: 'Opwarming, deel 2' },
    description: 'De tweede helft, op het tempo van de les.',
  },
  {
    ...{ nid: 4, clubNid: 1, courseNid: 102, title: 'Ballet: de eerste plié' },
    description: 'Alleen voor wie ballet 6-8 jaar volgt.',
  },
];

export async function insertVideos(tx: Database): Promise<void> {
  await tx.insert(videos).values(
    demoVideos.map((one, position) => ({
      ...one,
      position,
      duration: film.duration,
      filmPath: `${kept}.mp4`,
      filmBytes: film.bytes,
      filmType: 'video/mp4' as const,
      captionsPath: `${kept}.vtt`,
      posterPath: `${kept}.jpg`,
    })),
  );
}

/** Stores the film's file: the database holds only its path. */
export async function storeVideos(storage: Storage): Promise<void> {
  for (const ending of ['mp4', 'vtt', 'jpg'])
    await storage.write(`${kept}.${ending}`, await readFile(new URL(`${film.name}.${ending}`, folder)));
}
