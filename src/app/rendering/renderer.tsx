import { dehydrate } from '@tanstack/react-query';
import type { CreateRenderer, PageRenderer, PageRequest, RenderedPage } from '#schemas/pageRenderer.ts';
import { transport } from '../../api/exchange.ts';
import { accentCss } from '../../components/accent/accentCss.ts';
import { openingMark, renderedPageId } from '../../platform/loading/startProtocol.ts';
import { isPage } from '../routes/isPage.ts';
import { preloadsOf } from './document/preloadsOf.ts';
import { type Portal, readPortalFiles } from './document/readPortalFiles.ts';
import { withPage } from './document/withPage.ts';
import { headHtml, scriptJson } from './head/headHtml.ts';
import { pageHead } from './head/pageHead.ts';
import { modulesOfScreen } from './modulesOfScreen.ts';
import { neededByScreen } from './neededByScreen.ts';
import { type OpenPage, openPage } from './openPage.ts';
import { type Rendered, renderUntilKnown } from './renderUntilKnown.tsx';

/**
 * Writes what stands around a member's screen into the built document. It stays until the browser draws the screen itself. Title and
 * description are those of the shell.
 */
function openingOf(portal: Portal, page: OpenPage & Rendered): string {
  return withPage(portal, {
    ...page,
    root: `<div id="root" ${openingMark}>${page.body}</div>`,
    modules: modulesOfScreen(page.request.url, page.request.reader),
  });
}

/** Writes a visitor's page into the built document. */
function documentOf(portal: Portal, page: OpenPage & Rendered): string {
  const { body, status, pattern, params, client } = page;
  const { pathname, search } = page.url;
  const { origin } = page.request;
  const root = `<div id="root">${body}</div>${status === 200 ? stateOf(page) : ''}`;
  const head = pageHead({
    ...{ origin, pathname, search, pattern, params, client, status },
    ...page.head,
  });
  return (
    withPage(portal, { ...page, root })
      .replace(/<title>[^<]*<\/title>\s*/, '')
      .replace(/<meta name="description"[^>]*>\s*/, '')
      // The page itself says what needs JavaScript.
      .replace(/<noscript>[^<]*<\/noscript>\s*/, '')
      .replace('</head>', () => `${headHtml(head)}\n</head>`)
  );
}

/** What the browser needs to go on from this page. A page of something that doesn't exist starts anew there. */
function stateOf({ client, request }: OpenPage): string {
  const state = { now: request.now, queries: dehydrate(client) };
  return `<script type="application/json" id="${renderedPageId}">${scriptJson(state)}</script>`;
}

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
