import { clubQuery } from '#src/features/club/index.ts';
import { notLoadedId } from '#src/platform/loading/startProtocol.ts';
import { notLoadedTexts as texts } from '#src/texts/nl/failures.ts';
import type { OpenPage } from '../openPage.ts';
import type { Rendered } from '../renderUntilKnown.tsx';
import type { Portal } from './readPortalFiles.ts';

interface DrawnPage extends OpenPage, Rendered {
  /** The element with the page, and what follows it. */
  readonly root: string;
}

/** The built document with a page in it, and with the stylesheets of that page. */
export function withPage(portal: Portal, { root, ...page }: DrawnPage): string {
  const scripts = new Set([...page.modules].flatMap((module) => portal.filesOf(module).scripts));
  const head = [
    ...portal
      .stylesheetsOf(classesOf(page.body))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...accentOf(page),
    ...fontOf(portal),
  ];
  return portal.shell
    .replace(/<script type="module" crossorigin src="([^"]*)"><\/script>/, (_, entry: string) =>
      startScript(portal, { entry, page, scripts: [...scripts] }),
    )
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(/<div id="root">.*?<\/div>/s, () => root + notLoaded);
}

/** A bar for the start script, which has no texts. The empty address is the one of the page. */
const notLoaded = `<div id="${notLoadedId}" role="status" hidden>${texts.message} <a href="">${texts.renew}</a></div>`;

interface Start {
  readonly entry: string;
  readonly page: OpenPage;
  readonly scripts: readonly string[];
}

/** Loads the portal's scripts after the first paint, instead of at once. */
function startScript(portal: Portal, { entry, page, scripts }: Start): string {
  const modules = scripts.map((file) => `/${file}`).join(' ');
  const state = page.showsState ? ' data-shows-state' : '';
  const club = page.followsLastClub ? ' data-follows-club' : '';
  return `<script src="/${portal.startScript}" data-reader="${page.request.reader}"${state}${club} data-entry="${entry}" data-modules="${modules}"></script>`;
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

function classesOf(html: string): ReadonlySet<string> {
  return new Set(html.matchAll(/ class="([^"]*)"/g).flatMap(([, names = '']) => names.split(' ')));
}
