import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

/** Long words, amounts in rows, cards side by side and facts with their labels. */
const paths = {
  visitor: [
    '/',
    '/arabesk',
    '/arabesk/cursussen',
    '/arabesk/ballet-6-8',
    '/arabesk/lentevoorstelling',
    '/login',
  ],
  member: ['/dashboard', '/calendar', '/kostennota-s', '/profiel', '/attesten', '/de-dolfijn/beurtenkaart'],
};

test('no screen of a phone scrolls sideways with text of 200 %', async ({ page, traffic }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const tooWide: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await traffic.toEnd(page);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    if (width > 390) tooWide.push(`${path}: ${width} px`);
  };
  for (const path of paths.visitor) await look(path);
  await logIn(page, family);
  for (const path of paths.member) await look(path);
  expect(tooWide).toEqual([]);
});
