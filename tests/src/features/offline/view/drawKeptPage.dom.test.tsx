import { expect, test } from 'vitest';
import { drawKeptPage } from '#src/features/offline/view/drawKeptPage.ts';
import { followKeptChoices } from '#src/service-worker/followKeptChoices.ts';

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

test('drawKeptPage makes choices that the script of the offline page can follow', () => {
  const options = [
    { value: 'present', label: 'Aanwezig' },
    { value: 'absent', label: 'Afwezig' },
  ];
  const choice = { legend: 'Aanwezigheid van "><b>Noor', name: '17', options, chosen: 'absent' };
  const html = drawKeptPage({
    ...page,
    entries: [{ title: 'Noor', lines: [], choice }],
    choices: { key: 'clubpoort.unsent.attendance.9.12', version: 3, retry: 'Opnieuw proberen' },
  });
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  expect(drawn.querySelector('script')?.getAttribute('src')).toBe('/offline.js');
  expect(drawn.querySelector('legend')?.textContent).toBe(choice.legend);
  const radios = () => [...drawn.querySelectorAll('input')].map(({ value, checked }) => [value, checked]);
  expect(radios()).toEqual([
    ['present', false],
    ['absent', true],
  ]);
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  followKeptChoices(drawn, storage);
  drawn.querySelector<HTMLInputElement>('input[value=present]')?.click();
  expect(JSON.parse(kept.get('clubpoort.unsent.attendance.9.12') ?? '')).toEqual({
    ...{ version: 3, marks: { 17: 'present' } },
  });
  const again = new DOMParser().parseFromString(html, 'text/html');
  followKeptChoices(again, storage);
  expect(again.querySelector<HTMLInputElement>('input[value=present]')?.checked).toBe(true);
});
