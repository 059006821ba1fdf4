import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { drawnPhoto } from '../support/sample/drawnPhoto.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a manager gives a course a photo, and parents see it once it is published (5 taps, 1 field)', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(120_000);
  const visitor = await (await browser.newContext({ baseURL: portal.origin })).newPage();
  const photo = visitor.getByRole('img', { name: 'Tieners springen' });
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/aanbod?deel=cursussen');
  await main(page)
    .getByRole('link', { name: /Jazz 12-15 jaar/ })
    .first()
    .click();
  const field = main(page).getByRole('group', { name: 'Foto op de pagina' });

  await test.step('chooses a photo, and the part of it that everybody sees', async () => {
    const chooser = page.waitForEvent('filechooser');
    await field.getByRole('button', { name: 'Kies een andere foto' }).click();
    await (await chooser).setFiles([await drawnPhoto('#5b4a9c')]);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group', { name: 'Het deel van de foto dat te zien is' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Gebruik dit deel' }).click();
    await field.getByRole('textbox', { name: 'Wat is er te zien?' }).fill('Tieners springen');
    await expectAccessibleInBothThemes(page);
    await visitor.goto('/arabesk/jazz-tieners');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(photo).toHaveCount(0);
  });

  await test.step('reads what changes, and publishes it', async () => {
    await page.getByRole('button', { name: 'Bekijk en publiceer' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Jazz 12-15 jaar: nieuwe foto')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publiceer', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await visitor.reload();
    await expect(photo).toBeVisible();
    const width = await photo.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth),
    );
    expect(width).toBeGreaterThan(0);
  });
  await visitor.context().close();
});
