import { type Static, Type } from 'typebox';
import { exact, or } from '../../reading.ts';
import { UnixTime } from '../../scalars.ts';

/** Where the online payments to a club go. */
export const PaymentAccount = Type.Object({
  way: exact(
    Type.Enum(['own', 'operator', 'none'], {
      description:
        '`own`: an account of the club. `operator`: that of the portal. `none`: nobody pays online',
    }),
  ),
  own: or(
    Type.Union([
      Type.Object({
        name: Type.String({ description: 'Name of the profile at the provider' }),
        ends: Type.String({ description: 'The last four characters of the key' }),
        test: Type.Boolean({ description: 'Whether the key moves no money' }),
        since: UnixTime,
      }),
      Type.Null(),
    ]),
    null,
  ),
  possible: or(
    Type.Boolean({ description: 'Whether the operator lets clubs have accounts of their own' }),
    false,
  ),
  fallback: or(
    Type.Boolean({ description: 'Whether payments go to the account of the portal without an own one' }),
    false,
  ),
});
export type PaymentAccount = Static<typeof PaymentAccount>;
