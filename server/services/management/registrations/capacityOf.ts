import type { PlacesTaken } from '#schemas/entities/management/placesTaken.ts';

interface Places {
  readonly type: 'regular' | 'trial';
  readonly capacity: number | null;
}

/** The tariffs whose places are those of the group. Places for a trial lesson come beside them, unless a course has nothing else. */
function ofGroup<Tariff extends Places>(tariffs: readonly Tariff[]): readonly Tariff[] {
  const regular = tariffs.filter(({ type }) => type !== 'trial');
  return regular.length > 0 ? regular : tariffs;
}

/**
 * The places of a group; null where a tariff has no limit, or where there is none. A hall has no more places than were drawn.
 *
 * @param hallPlaces - undefined for a course without a hall
 */
export function capacityOf(tariffs: readonly Places[], hallPlaces: number | undefined): number | null {
  const own = ofGroup(tariffs);
  const limits = own.flatMap(({ capacity }) => (capacity === null ? [] : [capacity]));
  const isLimited = limits.length === own.length && own.length > 0;
  const limit = isLimited ? limits.reduce((sum, one) => sum + one, 0) : null;
  if (hallPlaces === undefined) return limit;
  return Math.min(hallPlaces, limit ?? hallPlaces);
}

/** The places of a group that are not free, by who or what takes them. */
export function takenOf(tariffs: readonly (Places & { readonly by: PlacesTaken })[]) {
  const sum = (kind: keyof PlacesTaken) => ofGroup(tariffs).reduce((all, { by }) => all + by[kind], 0);
  const takenBy: PlacesTaken = {
    registered: sum('registered'),
    tickets: sum('tickets'),
    outside: sum('outside'),
    offered: sum('offered'),
    partners: sum('partners'),
    carts: sum('carts'),
  };
  return { taken: Object.values(takenBy).reduce((all, one) => all + one, 0), takenBy };
}
