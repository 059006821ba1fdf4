import { orderButton } from '../support/journey/orderButton.ts';
import { logIn } from '../support/person/logIn.ts';
import {
  acceptConditions,
  answerEverything,
  chooseFor,
  family,
  openForm,
} from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
/** Keys of the answers: the certificate of this course, and the consent to health answers that the server adds. */
const certificateKey = '1034_110';
const consentKey = '1000001034_110';
const attest = { name: 'attest.pdf', mimeType: 'application/pdf', buffer: pdf };

test('files are sent with the form, and a refused file shows the reason of the server', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource/);
  await logIn(page, family);
  await chooseFor(page, { course: 'ballet-volwassenen-gevorderden', member: 'An', tariff: 'Heel seizoen' });
  await page.getByRole('link', { name: /^Verder/ }).click();
  await answerEverything(page);
  const certificate = page.getByRole('group', { name: /Medisch attest/ });
  await certificate
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      attest,
      { name: 'geen.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') },
    ]);
  await expect(certificate.getByText('Toegevoegd', { exact: true })).toBeVisible();
  const refused = certificate.getByRole('listitem').filter({ hasText: 'geen.pdf' });
  await expect(refused).toContainText('Dit soort bestand aanvaarden we niet');
  await expectAccessible(page);
  await refused.getByRole('button', { name: /Verwijder/ }).click();

  const large = { ...attest, name: 'groot.pdf', buffer: Buffer.alloc(9 * 1024 * 1024, 'x') };
  await certificate.locator('input[type=file]').first().setInputFiles([large]);
  const tooLarge = 'Bestand is te groot, 9,0/8MB';
  await expect(certificate.getByRole('listitem').filter({ hasText: 'groot.pdf' })).toContainText(tooLarge);
  await expect(page.getByRole('log', { name: 'Meldingen' })).toContainText(`Mislukt${tooLarge}`);

  await page.route('**/api?q=save_question_files*', (route) =>
    route.fulfill({
      status: 429,
      json: {
        errors: ['Je stuurde te veel bestanden. Probeer het straks opnieuw.'],
        code: 'too-many-requests',
      },
    }),
  );
  await certificate
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ ...attest, name: 'tweede.pdf' }]);
  const second = certificate.getByRole('listitem').filter({ hasText: 'tweede.pdf' });
  await expect(second).toContainText('Je stuurde te veel bestanden.');
  await page.unroute('**/api?q=save_question_files*');
  await second.getByRole('button', { name: /Verwijder/ }).click();

  // A failed save keeps the file in the form. The browser's storage holds the draft, but never the file.
  await page.getByRole('checkbox', { name: /uitdrukkelijk toestemming/ }).check();
  await acceptConditions(page);
  await page.route('**/api?q=save_combined*', (route) => route.abort());
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wat je invulde, staat er nog.' })).toBeVisible();
  await expect(certificate.getByRole('listitem').filter({ hasText: 'attest.pdf' }).first()).toBeVisible();
  const stored = () => page.evaluate(() => Object.values(localStorage).join('\n'));
  // The draft holds the tick of the consent, which came last: so the whole draft is written by then.
  await expect.poll(stored).toContain(`"${consentKey}":true`);
  expect(await stored()).toContain('An Peeters, mama');
  expect(await stored()).not.toContain(`"${certificateKey}"`);
  expect(await stored()).not.toContain('attest');
});

test('a draft survives a reload, belongs to one person, and is deleted at the logout', async ({ page }) => {
  await openForm(page, 'jazz-volwassenen', 'An');
  const who = page.getByRole('textbox', { name: 'Wie mogen we bellen?' });
  await who.fill('Tom, papa');
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft.')));
  // A draft that reached the account has the time of that beside it.
  expect((await drafts()).filter((key) => !key.endsWith('.at'))).toEqual([
    expect.stringMatching(/draft\.1-1-1-1111$/),
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van An' })).toBeVisible();
  await expect(who).toHaveValue('Tom, papa');
  await page.goto('/arabesk');
  await page.getByRole('button', { name: /kies gezinslid/i }).click();
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await expect(page.getByRole('link', { name: 'Aanmelden' }).first()).toBeVisible();
  expect(await drafts()).toEqual([]);
});
