import { notLoadedEvent, notLoadedId } from '../platform/startProtocol.ts';

/** Shows that parts of the page don't work when its scripts did not load. What can be read stays, and so do its links. */
export function tellNotLoaded(page: Document): void {
  page.addEventListener(notLoadedEvent, () => page.getElementById(notLoadedId)?.removeAttribute('hidden'));
}
