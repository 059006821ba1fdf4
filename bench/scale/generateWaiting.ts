import { type Generation, run } from './generation.ts';
import { base, generated } from './scaleSize.ts';

const waitingPeople = 3;

/** The waiting lists, an active hold for one in ten of their tariffs, and a record of past holds. */
export async function generateWaiting(generation: Generation): Promise<void> {
  const { size, now } = generation;
  const { club } = generated;
  await run(
    generation,
    `insert into queue_entries (uid, tariff_nid, places, queued_at)
     select ${base} + 1 + (n * ${waitingPeople} + k) % ${size.members}, ${base} + n + 1, 1, timestamptz '${now}' - interval '10 days'
     from generate_series(1, ${size.waitingLists}) n, generate_series(1, ${waitingPeople}) k`,
  );
  const hold = (offset: number, share: number, ends: string) =>
    `insert into reservations (kind, ref, club_nid, uid, held_by, held_at, expires_at)
     select 'place', ${base} + ${offset} + n * ${share}, ${club}, ${base} + n % ${size.members} + 1, ${base} + n % ${size.members} + 1,
       timestamptz '${now}' - interval '20 days', timestamptz '${now}' ${ends}
     from generate_series(1, ${Math.floor(size.courses / share) - offset}) n`;
  await run(generation, hold(1, 10, "+ interval '10 minutes'"));
  await run(generation, hold(1, 2, "- interval '20 days'").replace("'place'", "'partner'"));
}
