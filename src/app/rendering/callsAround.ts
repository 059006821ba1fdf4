import type { Member } from '#schemas/pageRenderer.ts';
import { operationUrl } from '../../api/operationUrl.ts';
import { showsUnpaidOrder } from '../shell/alerts/askedAlerts.ts';

/**
 * The addresses of the calls that the guard and `loadShellData` make for every screen of a member. Each must equal the browser's
 * own request exactly, or the browser would send both.
 */
export function callsAround(pathname: string, { uid, club }: Member): readonly string[] {
  return [
    operationUrl('get_user_family_members', { uid }),
    operationUrl('get_clubs_for_user'),
    ...(club !== undefined && showsUnpaidOrder(pathname)
      ? [operationUrl('get_last_unpaid_order', { club })]
      : []),
  ];
}
