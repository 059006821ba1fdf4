import type { Viewer } from '#schemas/pageRenderer.ts';
import { unknownOrigin } from '../../platform/address/unknownOrigin.ts';
import { callsAround } from './callsAround.ts';
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
