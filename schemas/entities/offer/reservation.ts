import { type Static, Type } from 'typebox';
import { exact, maybe, or } from '../../reading.ts';
import { UnixTime } from '../../scalars.ts';

/** A hold of a cart, timed by the server's clock because a browser's may be wrong. */
export const Reservation = Type.Object({
  now: UnixTime,
  expires: exact(
    maybe(
      Type.Union([UnixTime, Type.Null()], {
        description: 'Earliest end of a hold; null: nothing is held',
      }),
    ),
  ),
  extensions_left: or(Type.Integer({ minimum: 0, description: 'Number of extensions that remain' }), 0),
});
export type Reservation = Static<typeof Reservation>;
