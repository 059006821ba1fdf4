interface Places {
  readonly type: 'regular' | 'trial';
  readonly capacity: number | null;
  readonly sold: number;
}

/** The tariffs whose places are those of the group. Places for a trial lesson come beside them, unless a course has nothing else. */
function ofGroup<Tariff extends Places>(tariffs: readonly Tariff[]): readonly Tariff[] {
  const regular = tariffs.filter(({ type }) => type !== 'trial');
  return regular.length > 0 ? regular : tariffs;
}

/** The places of a group; null where a tariff has no limit, or where there is none. */
export function capacityOf(tariffs: readonly Places[]): number | null {
  const own = ofGroup(tariffs);
  const limits = own.flatMap(({ capacity }) => (capacity === null ? [] : [capacity]));
  return limits.length === own.length && own.length > 0 ? limits.reduce((sum, one) => sum + one, 0) : null;
}

/** The places of a group that were given out. */
export function takenOf(tariffs: readonly Places[]): number {
  return ofGroup(tariffs).reduce((sum, { sold }) => sum + sold, 0);
}
