import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { asked, openBuilder } from './openBuilder.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const row = (page: Page, name: string) => page.getByRole('treeitem', { name });
const heightOf = async (locator: Locator, at: number) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The row is not drawn');
  return box.y + box.height * at;
};

/** One finger on the screen, as the browser gets it from the hardware. */
function fingerOn(cdp: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 120, y, id: 1 }],
    });
  let last = 0;
  return {
    async down(y: number) {
      last = y;
      await touch('touchStart', y);
    },
    async moveTo(y: number) {
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', last + ((y - last) * step) / 8);
      last = y;
    },
    up: () => touch('touchEnd'),
  };
}

test('a finger drags a question after a long press: a line shows where it lands, and it is said (1 tap)', async ({
  page,
}) => {
  await openBuilder(page, [
    { title: 'Deel', fields: [asked('a'), asked('b'), asked('c')] },
    { title: 'Einde', fields: [asked('g', { type: 'group', fields: [asked('x')] })] },
  ]);
  const finger = fingerOn(await page.context().newCDPSession(page));
  const rows = page.getByRole('treeitem');

  await test.step('beside another question', async () => {
    await finger.down(await heightOf(row(page, 'Vraag a'), 0.5));
    await expect(row(page, 'Vraag a')).toHaveAttribute('data-dragged');
    await finger.moveTo(await heightOf(row(page, 'Vraag c'), 0.8));
    await expect(row(page, 'Vraag c')).toHaveAttribute('data-drop', 'after');
    await finger.up();
    await expect(rows).toContainText(['Deel', 'Vraag b', 'Vraag c', 'Vraag a', 'Einde']);
    await expect(page.getByText('verplaatst: Vraag a, 3 van 3 in Deel')).toBeAttached();
  });
  await test.step('into a group', async () => {
    await finger.down(await heightOf(row(page, 'Vraag b'), 0.5));
    await expect(row(page, 'Vraag b')).toHaveAttribute('data-dragged');
    await finger.moveTo(await heightOf(row(page, 'Vraag g'), 0.5));
    await expect(row(page, 'Vraag g')).toHaveAttribute('data-drop', 'inside');
    await finger.up();
    await expect(page.getByText('verplaatst: Vraag b, 2 van 2 in Vraag g')).toBeAttached();
  });
});

test('a finger that drags near the end of the screen scrolls, and one that moves at once scrolls the page', async ({
  page,
}) => {
  await openBuilder(page, [
    { title: 'Deel', fields: Array.from({ length: 40 }, (_, index) => asked(`n${index}`)) },
  ]);
  const finger = fingerOn(await page.context().newCDPSession(page));
  const first = row(page, 'Vraag n0 ');
  await finger.down(await heightOf(first, 0.5));
  await expect(first).toHaveAttribute('data-dragged');
  await finger.moveTo(800);
  const last = page.getByRole('treeitem').last();
  const isAtEnd = () =>
    page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight);
  await expect.poll(isAtEnd).toBe(true);
  await finger.moveTo(await heightOf(last, 0.8));
  await expect(last).toHaveAttribute('data-drop', 'after');
  await finger.up();
  await expect(page.getByText('verplaatst: Vraag n0, 40 van 40 in Deel')).toBeAttached();
  const before = await page.evaluate(() => scrollY);
  await finger.down(300);
  await finger.moveTo(600);
  await finger.up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
});
