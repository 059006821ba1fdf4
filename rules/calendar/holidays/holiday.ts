import type { IsoDay } from '../../brusselsTime.ts';

/** A holiday by its Dutch name, from its first to its last day. */
export interface Holiday {
  readonly name: string;
  readonly from: IsoDay;
  readonly until: IsoDay;
}

/**
 * Computes the holidays of each year once. A page of the course list asks for those of the same two years thousands of times.
 */
export function perYear(compute: (year: number) => readonly Holiday[]): typeof compute {
  const known = new Map<number, readonly Holiday[]>();
  return (year) => {
    const holidays = known.get(year) ?? compute(year);
    known.set(year, holidays);
    return holidays;
  };
}
