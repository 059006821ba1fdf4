import type { Member, Viewer } from '#schemas/pageRenderer.ts';
import { operationUrl } from '../../api/operationUrl.ts';
import { unknownOrigin } from '../../platform/address/usePageOrigin.ts';
import { showsUnpaidOrder } from '../shell/alerts/askedAlerts.ts';
import { isInShell, modulesOfScreen, routesAt } from './modulesOfScreen.ts';

/** The files and calls that a browser needs for a screen beside the portal's first script. */
export interface NeededByScreen {
  /** The screen lazy-loads these modules. */
  readonly modules: ReadonlySet<string>;
  /** The addresses of the calls that the screen makes for sure. */
  readonly calls: readonly string[];
}

/** @param address Path and query. */
export function neededByScreen(address: string, viewer: Viewer): NeededByScreen {
  if (viewer === 'visitor') return { modules: modulesOfScreen(address, viewer), calls: [] };
  const url = URL.parse(address, unknownOrigin);
  const calls = url && isInShell(routesAt(url)) ? callsAround(url.pathname, viewer) : [];
  return { modules: modulesOfScreen(address, 'member'), calls };
}

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
