import { notLoadedEvent, notLoadedId } from '../../platform/loading/startProtocol.ts';
import { notLoadedTexts as texts } from '../../texts/nl/failures.ts';

/**
 * Shows a bar when the code of a part could not be loaded. What is on screen stays, with what was typed in it. The script of a page that the
 * server rendered shows the same bar, when the portal itself can't be loaded.
 */
export function tellNotLoaded(page: Document): void {
  page.addEventListener(notLoadedEvent, () => {
    const bar = page.getElementById(notLoadedId) ?? newBar(page);
    bar.hidden = false;
  });
}

function newBar(page: Document): HTMLElement {
  const bar = page.createElement('div');
  bar.id = notLoadedId;
  bar.role = 'status';
  const link = page.createElement('a');
  link.href = '';
  link.textContent = texts.renew;
  bar.append(texts.message, ' ', link);
  page.body.append(bar);
  return bar;
}
