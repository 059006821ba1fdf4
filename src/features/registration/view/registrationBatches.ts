interface Enrolled {
  readonly uid: number;
  readonly tariffs: readonly number[];
}

/** People who are registered for the same: one form is asked for all of them, and saved in one call. */
export interface RegistrationBatch {
  readonly tariffs: readonly number[];
  readonly uids: readonly [number, ...number[]];
}

/** Everybody once, in the order given, together with whoever chose the same tariffs. */
export function registrationBatches(enrolled: readonly Enrolled[]): readonly RegistrationBatch[] {
  const same = Map.groupBy(enrolled, ({ tariffs }) => [...tariffs].sort((a, b) => a - b).join(','));
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [{ tariffs: first.tariffs, uids: [first.uid, ...others.map(({ uid }) => uid)] as const }] : [],
  );
}
