import { type Static, Type } from 'typebox';
import { UnixTime } from '../scalars.ts';

/** A hold of a cart, timed by the server's clock because a browser's may be wrong. */
export const Reservation = Type.Object({
  now: UnixTime,
  expires: Type.Union([UnixTime, Type.Null()], { description: 'The earliest end; null: nothing is held' }),
  extensions_left: Type.Integer({ minimum: 0, description: 'How often it may still be extended' }),
});
export type Reservation = Static<typeof Reservation>;
