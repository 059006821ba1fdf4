import type { Registrant } from './registrants.ts';

/** People who register for the same. Their forms are fetched and saved in one call. */
export interface RegistrationBatch extends Omit<Registrant, 'uid'> {
  readonly uids: readonly [number, ...number[]];
}

/** Groups people who register for the same, in the given order. Everybody is in exactly one group. */
export function registrationBatches(registrants: readonly Registrant[]): readonly RegistrationBatch[] {
  const same = Map.groupBy(registrants, ({ tariffs, passes, couples }) =>
    JSON.stringify([inOrder(tariffs), inOrder(passes), couples]),
  );
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { uid, ...about } = first;
    return [{ ...about, uids: [uid, ...others.map((other) => other.uid)] as const }];
  });
}

function inOrder(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}
