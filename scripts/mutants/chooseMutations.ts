import type { Mutation } from './mutation.ts';

/**
 * Chooses mutations evenly from all rooms; a seed always gives the same choice. Rooms with too few leave more to the others.
 */
export function chooseMutations(
  all: readonly Mutation[],
  { count, seed }: { count: number; seed: number },
): readonly Mutation[] {
  const random = randomOf(seed);
  const byRoom = Map.groupBy(all, ({ room }) => room);
  const shuffled = [...byRoom.values()].map((room) =>
    room
      .map((mutation) => ({ mutation, place: random() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ mutation }) => mutation),
  );
  const most = Math.max(0, ...shuffled.map((room) => room.length));
  const inTurn = Array.from({ length: most }, (_, turn) => shuffled.flatMap((room) => room[turn] ?? []));
  return inTurn.flat().slice(0, count);
}

/** Mulberry32, a seeded random number generator. */
function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
