import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { one } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const text = [
  'Breng **zeker** mee:',
  '',
  '- een drinkbus',
  '- [de fiche](https://club.be/fiche)',
  '',
  '<img src=x onerror="window.hacked = true"> [klik](javascript:hacked=true)',
].join('\n');
const note = { type: 'static', question: 'Voor het kamp', config: { text } };

test('a static text is drawn as elements, and its HTML and unsafe links stay text', async () => {
  const { container } = await render(<ExampleForm sections={one(note)} />);
  await expect.element(page.getByText('zeker')).toBeVisible();
  expect(page.getByText('zeker').element().tagName).toBe('STRONG');
  expect(page.getByRole('listitem').elements().length).toBe(2);
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://club.be/fiche']);
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['noopener noreferrer']);
  await expect.element(page.getByText(/<img src=x/)).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  expect(Reflect.get(window, 'hacked')).toBeUndefined();
  expect(page.getByText('(optioneel)').query()).toBeNull();
});

test('a static text is on paper, and not in the review', async () => {
  const fields = [
    { ...note, qid: 'note', nid: 0 },
    { type: 'text', question: 'Naam', qid: 'name', nid: 0, answer: 'Noor' },
  ];
  const sections = [{ title: '', fields }];
  const screen = await render(<ExampleForm sections={sections} mode="print" />);
  await expect.element(page.getByText(/een drinkbus/)).toBeVisible();
  expect(document.querySelectorAll('.cf-printed-line').length).toBe(0);
  await screen.rerender(<ExampleForm sections={sections} mode="review" />);
  await expect.element(page.getByText('Noor')).toBeVisible();
  expect(page.getByText('Voor het kamp').query()).toBeNull();
});
