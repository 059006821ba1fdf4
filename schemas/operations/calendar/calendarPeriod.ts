import { Type } from 'typebox';
import { IsoDate, Nid } from '../../scalars.ts';

/** The days in Brussels that are asked about, both included: 400 at most, which is any thirteen months. */
export const calendarPeriod = {
  from: IsoDate,
  to: IsoDate,
  /** Only what is at this club. */
  club: Type.Optional(Nid),
};
