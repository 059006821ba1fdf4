import { Type } from 'typebox';
import { IsoDate, Nid } from '../../scalars.ts';

/** The requested days in Brussels, both included. The maximum is 400 days, which covers any thirteen months. */
export const calendarPeriod = {
  from: IsoDate,
  to: IsoDate,
  /** Limits the answer to this club. */
  club: Type.Optional(Nid),
};
