import { dehydrate } from '@tanstack/react-query';
import { renderedPageId } from '#src/platform/loading/startProtocol.ts';
import { headHtml } from '../head/headHtml.ts';
import { pageHead } from '../head/pageHead.ts';
import { scriptJson } from '../head/scriptJson.ts';
import type { OpenPage } from '../openPage.ts';
import type { Rendered } from '../renderUntilKnown.tsx';
import type { Portal } from './readPortalFiles.ts';
import { withPage } from './withPage.ts';

/** Writes a visitor's page into the built document. */
export function documentOf(portal: Portal, page: OpenPage & Rendered): string {
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
