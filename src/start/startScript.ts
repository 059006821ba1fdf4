import {
  notLoadedEvent,
  notLoadedId,
  openingMark,
  renderedPageId,
  sidebarMark,
  startsAnewMark,
  takenOverEvent,
} from '../platform/loading/startProtocol.ts';
import { localTexts, loginMarkKey, recentClubsKey } from '../platform/storage/storage.ts';
import { afterFirstPicture } from './afterFirstPicture.ts';
import { keepEarlyInput } from './keepEarlyInput.ts';

/** Maximum wait for a paint after the load, in milliseconds. */
const patience = 1000;

/** Runs a function once, after the first paint of content, or a moment after the load: a tab in the background paints nothing. */
function afterFirstPaint(run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) go();
  });
  const wait = () => {
    timer = setTimeout(go, document.visibilityState === 'visible' ? patience : 0);
  };
  function go() {
    observer.disconnect();
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    run();
  }
  observer.observe({ type: 'paint', buffered: true });
  // A quick page has loaded before it is painted.
  window.addEventListener('load', wait);
}

/**
 * Runs on a page that the server rendered, before it is painted. It keeps what a person does before React has taken over, and
 * loads the portal's scripts after the first paint and the first picture, because until then they would take the bandwidth of what is
 * read.
 * Decision: docs/decisions/0168-public-pages-are-rendered-on-the-server.md
 */
const { entry = '', modules = '', reader, showsState, followsClub } = document.currentScript?.dataset ?? {};
const isVisitorsPage = reader === 'visitor';

// A visitor's page gives way to the shell for who may be logged in. Every page does so in a frame, whose page starts anew: until then,
// its links would lead to pages that no frame may show. A login gives way to it where it says what the person logs in for.
if (
  (isVisitorsPage && localTexts.read(loginMarkKey) !== undefined) ||
  window !== window.top ||
  (showsState !== undefined && hasNavigationState(window.history))
)
  showShell(document);
else if (followsClub !== undefined && localTexts.read(recentClubsKey) !== undefined)
  keepSidebarFree(document);
keepEarlyInput(document);
tellNotLoaded(document);
afterFirstPaint(() =>
  afterFirstPicture(document, () => loadModules(entry, modules === '' ? [] : modules.split(' '))),
);

/** Whether the navigation to this page had a state. It is there again after a reload. React Router keeps it under this name. */
function hasNavigationState({ state }: History): boolean {
  return ((state as { usr?: unknown } | null)?.usr ?? undefined) !== undefined;
}

/**
 * Loads a module and runs it. The others, which it will import, load at the same time. The module comes first, because it sends the
 * first calls before it needs the others.
 */
function loadModules(entry: string, others: readonly string[]): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  script.addEventListener('error', () => document.dispatchEvent(new Event(notLoadedEvent)));
  document.head.append(script);
  for (const href of others) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Replaces the rendered page with the shell of index.html, for a person who may be logged in, and in a frame. On a hydrated page, alerts
 * would cause a layout shift, and the family would change filled-in fields. The page stays hidden until the browser has parsed it.
 */
function showShell(page: Document): void {
  page.documentElement.setAttribute(startsAnewMark, '');
  page.addEventListener('DOMContentLoaded', () => {
    const title = page.createElement('p');
    title.className = 'arrival';
    title.textContent = page.title;
    const root = page.getElementById('root');
    root?.removeAttribute(openingMark);
    root?.replaceChildren(title);
    page.getElementById(renderedPageId)?.remove();
    page.documentElement.removeAttribute(startsAnewMark);
  });
}

/** Keeps the place of the sidebar free, because the shell shows the club visited last. Without it, the whole page would move aside. */
function keepSidebarFree({ documentElement: root }: Document): void {
  root.setAttribute(sidebarMark, '');
  document.addEventListener(takenOverEvent, () => root.removeAttribute(sidebarMark), { once: true });
}

/** Shows that parts of the page don't work when its scripts did not load. What can be read stays, and so do its links. */
function tellNotLoaded(page: Document): void {
  page.addEventListener(notLoadedEvent, () => page.getElementById(notLoadedId)?.removeAttribute('hidden'));
}
