import type { IsoDay } from '../../brusselsTime.ts';

/** A holiday by its Dutch name, from its first to its last day. */
export interface Holiday {
  readonly name: string;
  readonly from: IsoDay;
  readonly until: IsoDay;
}
