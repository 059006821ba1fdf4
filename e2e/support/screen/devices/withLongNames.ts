import type { Page } from '@playwright/test';

/** A name of 35 letters in which no browser breaks by itself. */
const long = 'Vanderstraetenvanlangenhoverooster2';

/** Words of the demo data: people, clubs, courses, streets and towns. */
const words = [
  ...['An', 'Noor', 'Lars', 'Mila', 'Peeters', 'Jonas', 'Maes', 'Zoë', 'Karim', 'Amrani', 'Els', 'Claes'],
  ...[
    'Dansstudio',
    'Arabesk',
    'Turnkring',
    'Zwaluw',
    'Zwemclub',
    'Dolfijn',
    'Kompas',
    'Beurtenkaart',
    'T-shirt',
  ],
  ...['Ballet', 'Hiphop', 'Jazz', 'Hedendaags', 'Kleuterturnen', 'Danscafé', 'Lentevoorstelling', 'Zwemmen'],
  ...['Tango', 'Salsa', 'Lidgeld', 'Jaar', 'Coupure', 'Fonteyn', 'Kerkstraat', 'Gent', 'Aalst'],
];

/** Gives the people, clubs, courses, streets and towns on screen a name of one long word. */
export async function withLongNames(page: Page): Promise<void> {
  await page.evaluate(replaceWords, { source: `\\b(?:${words.join('|')})\\b`, name: long });
}

/** Runs in the page. Replaces one word of each text, and leaves the others out. */
function replaceWords({ source, name }: { source: string; name: string }): void {
  const pattern = new RegExp(source, 'g');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    let isFirst = true;
    text.textContent = (text.textContent ?? '').replace(pattern, () => {
      const replacement = isFirst ? name : '';
      isFirst = false;
      return replacement;
    });
  }
}

/** The innermost elements that reach over the right edge of the page. Empty while nothing scrolls sideways. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.children.length === 0 && element.getBoundingClientRect().right > clientWidth + 0.5,
      )
      .map(({ tagName, parentElement }) => `${tagName} in ${parentElement?.className} (${scrollWidth} px)`);
  });
}
