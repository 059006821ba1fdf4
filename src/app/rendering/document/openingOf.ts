import { openingMark } from '#src/platform/loading/startProtocol.ts';
import { modulesOfScreen } from '../modulesOfScreen.ts';
import type { OpenPage } from '../openPage.ts';
import type { Rendered } from '../renderUntilKnown.tsx';
import type { Portal } from './readPortalFiles.ts';
import { withPage } from './withPage.ts';

/**
 * Writes what stands around a member's screen into the built document. It stays until the browser draws the screen itself. Title and
 * description are those of the shell.
 */
export function openingOf(portal: Portal, page: OpenPage & Rendered): string {
  return withPage(portal, {
    ...page,
    root: `<div id="root" ${openingMark}>${page.body}</div>`,
    modules: modulesOfScreen(page.request.url, page.request.reader),
  });
}
