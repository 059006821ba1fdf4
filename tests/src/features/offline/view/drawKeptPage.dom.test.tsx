import { expect, test } from 'vitest';
import { drawKeptPage, drawKeptScreen } from '#src/features/offline/view/drawKeptPage.ts';

const page = {
  path: '/arabesk/tickets',
  title: 'Tickets van <b>Arabesk</b>',
  note: 'Bewaard op 21/11/2026.',
  entries: [
    {
      title: 'Lentevoorstelling',
      lines: ['Rij C & D', '"><img src=x onerror=alert(1)>'],
      code: { path: 'M0 0h1v1h-1z', size: 21, label: 'Code van ticket 1' },
    },
    { title: 'Zonder code', lines: [] },
  ],
};

test('drawKeptPage makes a page of texts and images, without markup from data and without scripts', () => {
  const drawn = new DOMParser().parseFromString(drawKeptPage(page), 'text/html');
  expect(drawn.doctype).not.toBeNull();
  expect(drawn.documentElement.lang).toBe('nl-BE');
  expect(drawn.title).toBe(page.title);
  expect(drawn.querySelector('h1')?.textContent).toBe(page.title);
  expect([...drawn.querySelectorAll('article p')].map(({ textContent }) => textContent)).toEqual(
    page.entries[0]?.lines,
  );
  expect(drawn.querySelectorAll('img, script, b')).toHaveLength(0);
  const code = drawn.querySelector('svg[role=img]');
  expect(code?.getAttribute('aria-label')).toBe('Code van ticket 1');
  expect(code?.querySelector('path')?.getAttribute('d')).toBe('M0 0h1v1h-1z');
});

test('drawKeptScreen puts the script of a screen into the page as it is, and none where there is none', () => {
  const screen = document.createElement('main');
  const kept = { path: '/arabesk/beheer/deur', title: 'Deur', screen };
  const scripts = (html: string) =>
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script:not([src])')].map(
      ({ textContent }) => textContent,
    );
  const script = "const price = '$&'; if (1 < 2) start(price);";
  expect(scripts(drawKeptScreen({ ...kept, script }, ''))).toEqual([script]);
  expect(scripts(drawKeptScreen(kept, ''))).toEqual([]);
});
