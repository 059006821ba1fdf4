import { type SmtpProcess, startSmtp } from '#tests/server/support/mails/startSmtp.ts';
import { plantFault } from '../../support/faults/faults.ts';
import { expectApology } from '../../support/faults/faultyCall.ts';
import { openPart } from '../../support/journey/openPart.ts';
import { callDirectly } from '../../support/person/enrolNewAccount.ts';
import { logIn } from '../../support/person/logIn.ts';
import { bornYearsAgo, newPassword, uniqueMail } from '../../support/person/newAccount.ts';
import { perWorker } from '../../support/perWorker.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { test as base, expect } from '../../support/test.ts';

const arabesk = 1;

const test = base.extend<object, { smtp: SmtpProcess }>({
  smtp: perWorker(() => startSmtp()),
  portalEnv: ({ smtp }, use) => use({ SMTP_URL: smtp.url, MAIL_FROM: 'Clubpoort <c@club.example>' }),
});

test('a manager sees which mail was refused and why, and sends it again', async ({
  page,
  smtp,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource/);
  const mail = `refused-${uniqueMail()}`;
  await callDirectly(page.request, 'register_account', {
    ...{ fname: 'Nele', lname: 'Janssens', birthdate: bornYearsAgo(40), mail, password: newPassword },
  });
  const { user } = await callDirectly(page.request, 'validate_auth', {});
  await callDirectly(page.request, 'place_order', {
    ...{ club: arabesk, uid: user.uid, tariffs: [], products: { 6302: 1 }, total: 18 },
  });
  const refusals = () => smtp.asked.filter((one) => one === mail).length;
  await expect.poll(refusals).toBeGreaterThan(0);
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/mails');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: mail });
  // The server writes the refusal down after the mail server has told it.
  await expect(async () => {
    await page.reload();
    await expect(rows).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expect(rows).toContainText('Je bestelling bij Dansstudio Arabesk');
  await expect(rows).toContainText('Nele Janssens');
  await expect(rows).toContainText('Het e-mailadres bestaat niet of aanvaardt geen mails.');
  await expectAccessibleInBothThemes(page);
  const resend = rows.getByRole('button', { name: /^Opnieuw versturen/ });
  const stop = await plantFault(page, ['resend_mail'], 'answers 500');
  await resend.click();
  await expectApology(page);
  await stop();
  const before = refusals();
  await resend.click();
  await expect(page.getByText(`De mail is opnieuw onderweg naar ${mail}.`).first()).toBeVisible();
  await expect.poll(refusals).toBeGreaterThan(before);
  await openPart(page, 'Acties');
  const done = page.getByRole('heading', { name: 'Verstuurde een mail opnieuw' });
  await expect(done).toBeVisible();
  await expect(page.getByText('Bevestiging van een bestelling')).toBeVisible();
});
