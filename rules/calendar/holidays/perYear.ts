import type { Holiday } from './holiday.ts';

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
