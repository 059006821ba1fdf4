import { dehydrate } from '@tanstack/react-query';
import { clubQuery } from '#src/features/club/index.ts';
import { renderedPageId } from '#src/platform/startProtocol.ts';
import { headHtml } from '../head/headHtml.ts';
import { pageHead } from '../head/pageHead.ts';
import { scriptJson } from '../head/scriptJson.ts';
import type { OpenPage } from '../openPage.ts';
import type { Rendered } from '../renderUntilKnown.tsx';
import type { Portal } from './readPortalFiles.ts';

/** Writes a page into the built document. */
export function documentOf(portal: Portal, page: OpenPage & Rendered): string {
  const { body, modules, status, pattern, params, client } = page;
  const { pathname, search } = page.url;
  const { origin } = page.request;
  const scripts = new Set([...modules].flatMap((module) => portal.filesOf(module).scripts));
  const head = [
    headHtml(pageHead({ ...{ origin, pathname, search, pattern, params, client, status }, ...page.head })),
    ...portal
      .stylesheetsOf(classesOf(body))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...accentOf(page),
    ...fontOf(portal),
  ];
  return (
    portal.shell
      .replace(/<title>[^<]*<\/title>\s*/, '')
      .replace(/<meta name="description"[^>]*>\s*/, '')
      // The page itself says what needs JavaScript.
      .replace(/<noscript>[^<]*<\/noscript>\s*/, '')
      .replace(/<script type="module" crossorigin src="([^"]*)"><\/script>/, (_, entry: string) =>
        startScript(portal, entry, [...scripts]),
      )
      .replace('</head>', () => `${head.join('\n')}\n</head>`)
      .replace(
        /<div id="root">.*?<\/div>/s,
        () => `<div id="root">${body}</div>${status === 200 ? stateOf(page) : ''}`,
      )
  );
}

/** Loads the portal's scripts after the first paint, instead of at once. */
function startScript(portal: Portal, entry: string, modules: readonly string[]): string {
  const others = modules.map((file) => `/${file}`).join(' ');
  return `<script src="/${portal.startScript}" data-entry="${entry}" data-modules="${others}"></script>`;
}

/**
 * Loads the font beside the stylesheets instead of after them. Not in the shell, where the portal's scripts come first and the font
 * would take their bandwidth.
 */
function fontOf({ font }: Portal): readonly string[] {
  return font === undefined
    ? []
    : [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`];
}

/** The colour of the club, for the first paint. The address holds all that the stylesheet says. */
function accentOf({ client, params }: OpenPage): readonly string[] {
  const color = client.getQueryData(clubQuery(params.club ?? '').queryKey)?.color;
  const hex = /^#([0-9a-f]{6})$/i.exec(color ?? '')?.[1];
  return hex ? [`<link rel="stylesheet" data-accent href="/assets/accent-${hex.toLowerCase()}.css">`] : [];
}

/** What the browser needs to go on from this page. A page of something that doesn't exist starts anew there. */
function stateOf({ client, request }: OpenPage): string {
  const state = { now: request.now, queries: dehydrate(client) };
  return `<script type="application/json" id="${renderedPageId}">${scriptJson(state)}</script>`;
}

function classesOf(html: string): ReadonlySet<string> {
  return new Set(html.matchAll(/ class="([^"]*)"/g).flatMap(([, names = '']) => names.split(' ')));
}
