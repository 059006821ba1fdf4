/** A tariff as far as a second registration for its course depends on it. */
export interface CourseTariff {
  readonly nid: number;
  readonly isTrial: boolean;
}

/** A course with its tariffs. */
export interface CourseOfTariffs<Tariff extends CourseTariff> {
  readonly tariffs: readonly Tariff[];
  /** A person may have several of its tariffs at once, such as mornings and afternoons. */
  readonly allowsSeveralTariffs: boolean;
}

/**
 * Finds the tariff by which a person takes part in a course already, so that another tariff of it would be a second registration.
 * A trial leaves room for the course itself. It leaves no room for another trial.
 * Decision: docs/decisions/0200-a-person-is-registered-once-for-a-course.md
 *
 * @param isHeld - whether the person has a tariff of the course, by its nid
 */
export function heldTariff<Tariff extends CourseTariff>(
  wanted: CourseTariff,
  { tariffs, allowsSeveralTariffs }: CourseOfTariffs<Tariff>,
  isHeld: (nid: number) => boolean,
): Tariff | undefined {
  const own = tariffs.find(({ nid }) => nid === wanted.nid && isHeld(nid));
  if (own || allowsSeveralTariffs) return own;
  return tariffs.find(({ nid, isTrial }) => isHeld(nid) && (!isTrial || wanted.isTrial));
}
