import { dehydrate } from '@tanstack/react-query';
import { renderedPageId } from '../../hydration/renderedPage.ts';
import type { OpenPage } from '../openPage.ts';
import type { Rendered } from '../renderUntilKnown.tsx';
import type { Portal } from './readPortalFiles.ts';

/** Writes a page into the built document. */
export function documentOf(portal: Portal, page: OpenPage & Rendered): string {
  const { body, head, modules, status } = page;
  const styles = portal.stylesheetsOf(classesOf(body)).map((file) => stylesheet(file));
  const scripts = [...new Set([...modules].flatMap(portal.scriptsOf))].map((file) => preload(file));
  return portal.shell
    .replace(/<title>[^<]*/, () => `<title>${escaped(head.title)}`)
    .replace(/(?<=<meta name="description" content=")[^"]*/, (text) => escaped(head.description) || text)
    .replace('</head>', () => `${styles.join('')}${scripts.join('')}</head>`)
    .replace(
      /<div id="root">.*?<\/div>/s,
      () => `<div id="root">${body}</div>${status === 200 ? stateOf(page) : ''}`,
    );
}

/** What the browser needs to go on from this page. A page of something that doesn't exist starts anew there. */
function stateOf({ client, request }: OpenPage): string {
  const state = { now: request.now, queries: dehydrate(client) };
  return `<script type="application/json" id="${renderedPageId}">${jsonInHtml(state)}</script>`;
}

/** JSON in which no text can end the element around it. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function classesOf(html: string): ReadonlySet<string> {
  return new Set(html.matchAll(/ class="([^"]*)"/g).flatMap(([, names = '']) => names.split(' ')));
}

function stylesheet(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}">`;
}

function preload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}">`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
