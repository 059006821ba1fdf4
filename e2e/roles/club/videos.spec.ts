import { logIn } from '../../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

test('a manager shows a film to everybody of the club, and a member watches it (7 taps, 1 field)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/aanbod');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Video’s/ }).click();
  await main.getByRole('button', { name: 'Nieuwe video' }).click();
  await main.getByLabel('Naam').fill('Onze lentevoorstelling');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    main.getByRole('button', { name: 'Kies een film' }).click(),
  ]);
  await chooser.setFiles('demo/films/posities.mp4');
  await expect(main.getByText('De film is opgeladen.')).toBeVisible();
  const [captions] = await Promise.all([
    page.waitForEvent('filechooser'),
    main.getByRole('button', { name: 'Kies ondertiteling' }).click(),
  ]);
  await captions.setFiles('demo/films/posities.vtt');
  await expect(main.getByText('De ondertiteling is opgeladen.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Bekijk en publiceer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Onze lentevoorstelling/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(page.getByText('Je aanbod is gepubliceerd. Ouders zien het vanaf nu.')).toBeVisible();

  await logIn(page, 'ouder@example.org');
  await page.goto('/video');
  await page.getByRole('link', { name: 'Onze lentevoorstelling' }).click();
  const player = page.getByLabel('Onze lentevoorstelling');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await expectAccessibleInBothThemes(page);
});
