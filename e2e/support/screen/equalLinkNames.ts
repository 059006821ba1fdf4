import type { Page } from '@playwright/test';

/**
 * Finds links with one name that lead to different pages. A screen reader lists the links of a page without what stands around them
 * (WCAG 2.4.9).
 */
export function equalLinkNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(namesWithSeveralPages);
}

/** Runs in the page. */
function namesWithSeveralPages(): string[] {
  const nameOf = (link: HTMLAnchorElement) => {
    const clone = link.cloneNode(true) as HTMLAnchorElement; // a copy of a link is a link
    for (const hidden of clone.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
    const alts = [...clone.querySelectorAll('img')].map(({ alt }) => alt);
    const text = link.ariaLabel ?? [clone.textContent, ...alts].join(' ');
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
    link.checkVisibility(),
  );
  const byName = Map.groupBy(links, nameOf);
  return [...byName].flatMap(([name, ofName]) => {
    const pages = [...new Set(ofName.map(({ href }) => href))];
    return pages.length > 1 ? [`${name}: ${pages.join(', ')}`] : [];
  });
}
