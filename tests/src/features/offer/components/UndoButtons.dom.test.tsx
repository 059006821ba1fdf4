import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#src/components/actions/Button.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { UndoButtons } from '#src/features/offer/components/UndoButtons.tsx';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';

const change = { what: 'Prijs gewijzigd', run: () => undefined };

/** The words of a bar that are broken over two lines. */
function brokenWords(bar: Element): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const word of node.textContent?.matchAll(/\S+/g) ?? []) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word[0]);
    }
  return broken;
}

test.for([390, 820])(
  'UndoButtons fit in the bar of a window of %i px, and keep their names',
  async (width) => {
    await page.viewport(width, 844);
    await render(
      <main style={{ padding: 16 }}>
        <StickyBar summary="Concept bewaard om 21u26">
          <UndoButtons undo={change} redo={change} />
          <Button>{texts.bar.discard}</Button>
          <Button variant="primary">{texts.bar.review}</Button>
        </StickyBar>
      </main>,
    );
    const undo = page.getByRole('button', { name: 'Maak ongedaan: Prijs gewijzigd' });
    await expect.element(undo).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Opnieuw: Prijs gewijzigd' })).toBeVisible();
    const bar = document.querySelector('[data-sticky-bar]') ?? expect.fail('no bar');
    expect(brokenWords(bar)).toEqual([]);
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
