import type { CreateRenderer, PageRenderer, PageRequest, RenderedPage } from '#schemas/pageRenderer.ts';
import { transport } from '../../api/transport.ts';
import { accentCss } from '../../components/accent/accentCss.ts';
import { isPage } from '../routes/isPage.ts';
import { documentOf } from './document/documentOf.ts';
import { openingOf } from './document/openingOf.ts';
import { preloadsOf } from './document/preloadsOf.ts';
import { readPortalFiles } from './document/readPortalFiles.ts';
import { neededByScreen } from './neededByScreen.ts';
import { openPage } from './openPage.ts';
import { renderUntilKnown } from './renderUntilKnown.tsx';

/**
 * The entry of the portal's bundle for the server. It renders a public page with the same routes, queries and views as the
 * browser, as a visitor sees it. Of a member's page it renders what stands around the screen.
 * Decision: docs/decisions/0168-public-pages-are-rendered-on-the-server.md
 */
export const createRenderer: CreateRenderer = ({ files, fetch }) => {
  transport.fetch = fetch;
  const portal = readPortalFiles(files);
  const render = async (request: PageRequest): Promise<RenderedPage | undefined> => {
    const page = await openPage(request);
    if (!page) return undefined;
    const rendered = { ...page, ...(await renderUntilKnown(page)) };
    if (request.reader === 'visitor') return { status: rendered.status, html: documentOf(portal, rendered) };
    // The shell of before leads on from an address without a club.
    return rendered.status === 200 ? { status: 200, html: openingOf(portal, rendered) } : undefined;
  };
  const preloads: PageRenderer['preloads'] = (url, viewer) => preloadsOf(portal, neededByScreen(url, viewer));
  return { render, preloads, isPage, accentCss };
};
