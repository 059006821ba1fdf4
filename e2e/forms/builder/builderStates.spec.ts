import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { changeOf } from '../../support/screen/pixels/changeOf.ts';
import { undrawnControls } from '../../support/screen/pixels/undrawnControls.ts';
import { expect, test } from '../../support/test.ts';
import { asked, openBuilder } from './openBuilder.ts';

const form = [
  {
    title: { nl: 'Over je kind', fr: 'Votre enfant' },
    fields: [
      asked('a', {
        question: { nl: 'Kan je zwemmen?', fr: 'Tu nages ?' },
        type: 'radio',
        options: ['ja', 'nee', 'ja'],
      }),
      asked('b', { required: true, visible_when: { qid: 'a', equals: 'ja' } }),
      asked('c', { question: 'Welke allergieën?', sensitive: true }),
      asked('g', { type: 'group', fields: [asked('x')] }),
      asked('som', { type: 'computed', config: { expression: { op: 'sum', of: [{ value: 1 }] } } }),
    ],
  },
];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
/** A phone shows one part at a time, and keeps what few people need behind a button. */
const toOutline = async (page: Page) => {
  const outline = page.getByRole('button', { name: 'Overzicht' });
  if (await outline.isVisible()) await outline.click();
};
const seldom = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name }).filter({ visible: true });
  if ((await button.count()) === 0)
    await page.getByRole('button', { name: 'Meer', exact: true }).first().click();
  await button.first().click();
};
const select = async (page: Page, name: string) => {
  await toOutline(page);
  await page.getByRole('treeitem', { name }).first().locator('> span').click();
};

/** Each state of the builder, from the one before it. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  outline: (page) => toOutline(page),
  'a question with a fault': (page) => select(page, 'Kan je zwemmen?'),
  'a question with a condition': (page) => select(page, 'Vraag b'),
  'a question about health': (page) => select(page, 'Welke allergieën?'),
  'a group': (page) => select(page, 'Vraag g'),
  'a computed value': (page) => select(page, 'Vraag som'),
  'a section': (page) => select(page, 'Over je kind'),
  'all settings': (page) =>
    page.locator('details').evaluateAll((all) => {
      for (const each of all) each.toggleAttribute('open', true);
    }),
  'the palette': async (page) => {
    await toOutline(page);
    await press(page, 'Vraag toevoegen');
  },
  'a removal that breaks something': async (page) => {
    await page.keyboard.press('Escape');
    await select(page, 'Kan je zwemmen?');
    await press(page, /^Verwijder$/);
  },
  languages: async (page) => {
    await press(page, 'Niet verwijderen');
    await seldom(page, 'Talen');
  },
  JSON: (page) => seldom(page, 'JSON'),
  'an import': async (page) => {
    await seldom(page, 'Importeer');
    await page
      .getByRole('textbox', { name: 'Plak je vragen' })
      .fill('Naam? *\nAllergieën: geen, noten, andere');
    await page.getByText(/2 vragen/).waitFor();
  },
};

test('every state of the builder is without findings of axe, light and dark', async ({ page }) => {
  test.slow();
  await openBuilder(page, form);
  for (const [name, reach] of Object.entries(states))
    await test.step(name, async () => {
      await reach(page);
      await expectAccessibleInBothThemes(page);
    });
});

test('no state of the builder scrolls sideways at 320 px, nor with text of 200 %', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await openBuilder(page, form);
  const tooWide: string[] = [];
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    for (const size of ['', '200%']) {
      const width = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        const dialog = document.querySelector('dialog[open]');
        const isCut = dialog !== null && dialog.scrollWidth > dialog.clientWidth + 1;
        return isCut ? dialog.scrollWidth : document.documentElement.scrollWidth;
      }, size);
      if (width > 320) tooWide.push(`${name} ${size}: ${width} px`);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  expect(tooWide).toEqual([]);
});

test('every state of the builder is visible in forced colours, and what is chosen differs by more than colour', async ({
  page,
}) => {
  test.slow();
  // A phone has one pane, which never scrolls by itself: whatever is drawn is in the picture.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openBuilder(page, form);
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    await page.evaluate(() => scrollTo(0, 0));
    // The page below a dialog is behind its backdrop.
    if ((await page.getByRole('dialog').count()) === 0)
      expect.soft(await undrawnControls(page), name).toEqual([]);
  }
  await page.keyboard.press('Escape');
  // The outline stays where it is when a part is selected, because the other panes are beside it.
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = page.getByRole('treeitem', { name: 'Vraag b' });
  const selected = () => row.locator('> span').click();
  expect.soft(await changeOf(page, row, selected), 'a selected question').toBeGreaterThan(0.35);
  const drop = () => row.evaluate((element) => element.setAttribute('data-drop', 'after'));
  expect.soft(await changeOf(page, row, drop), 'the line where a part lands').toBeGreaterThan(0.35);
});
