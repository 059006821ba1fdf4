import type { Club } from '#src/api/entities/club/club.ts';

export type CourseDisplay = Club['courseDisplay'];

const name = 'weergave';
const inAddress = { grid: 'tegels', list: 'lijst' } as const satisfies Record<CourseDisplay, string>;

/** The display in the address, else the club's default. */
export function readDisplay(query: URLSearchParams, byDefault: CourseDisplay): CourseDisplay {
  const written = query.get(name);
  if (written === inAddress.grid) return 'grid';
  return written === inAddress.list ? 'list' : byDefault;
}

export function writeDisplay(query: URLSearchParams, display: CourseDisplay): URLSearchParams {
  const written = new URLSearchParams(query);
  written.set(name, inAddress[display]);
  return written;
}
