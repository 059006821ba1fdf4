import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findCutOffSelects } from '#e2e/support/screen/devices/cutOffSelects.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';
import { choicesOf, renderSelect } from './choicesFor.tsx';

const long = 'Woensdagnamiddag van 13u30 tot 15u00, in de grote turnzaal van basisschool De Zonnebloem';
const widths = [320, 390];

beforeEach(() => {
  document.documentElement.style.fontSize = '200%';
});
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1024, 800);
});

for (const count of [3, 30]) {
  test(`PagedSelect with ${count} options shows a long choice completely on a phone with text of 200 %`, async () => {
    const options = choicesOf(Array.from({ length: count }, (_, n) => `${long}, groep ${n}`));
    await renderSelect({ options, value: 'v1' });
    for (const width of widths) {
      await page.viewport(width, 800);
      await expect.poll(findCutOffSelects).toEqual([]);
    }
  });
}

test('PagedSelect shows a long placeholder completely', async () => {
  await page.viewport(320, 800);
  await renderSelect({ options: choicesOf(['Ja', 'Nee']), placeholder: `Kies ${long}` });
  expect(findCutOffSelects()).toEqual([]);
});

test('PagedSelect keeps the height of its box while a long choice is searched anew, and lists below the box', async () => {
  await page.viewport(320, 800);
  const options = choicesOf(Array.from({ length: 30 }, (_, n) => `${long}, groep ${n}`));
  const { box } = await renderSelect({ options, value: 'v1' });
  const before = box.element().getBoundingClientRect();
  await userEvent.click(box);
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(box.element().getBoundingClientRect().height).toBe(before.height);
  const list = page.getByRole('listbox').element().getBoundingClientRect();
  expect(list.top).toBeGreaterThanOrEqual(box.element().getBoundingClientRect().bottom);
});

test('FormSwitch shows the long title of a course completely', async () => {
  await page.viewport(320, 800);
  await render(<ExampleForm courses={[{ nid: 12, title: long }]} />);
  const courseSwitch = page.getByRole('combobox', { name: 'Vragen voor' });
  await userEvent.selectOptions(courseSwitch, long);
  await expect.poll(findCutOffSelects).toEqual([]);
});
