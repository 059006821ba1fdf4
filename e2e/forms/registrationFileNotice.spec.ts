import { logIn } from '../support/person/logIn.ts';
import { chooseFor, family } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

test('a file that is too big is refused at its question and in a notice', async ({ page }) => {
  await logIn(page, family);
  await chooseFor(page, { course: 'ballet-volwassenen-gevorderden', member: 'An', tariff: 'Heel seizoen' });
  await page.getByRole('link', { name: /^Verder/ }).click();
  const certificate = page.getByRole('group', { name: /Medisch attest/ });
  await certificate
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'groot.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(9 * 1024 * 1024, 'x') },
    ]);
  const sentence = 'Bestand is te groot, 9,0/8MB';
  await expect(certificate.getByRole('listitem').filter({ hasText: 'groot.pdf' })).toContainText(sentence);
  const notice = page.getByRole('alert').filter({ hasText: sentence });
  await expect(notice).toContainText('Mislukt');
});
