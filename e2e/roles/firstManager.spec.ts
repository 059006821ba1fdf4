import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { bornYearsAgo, newPassword } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { startPortalServer } from '../support/server/startPortalServer.ts';
import { expect, test } from '../support/test.ts';

test('an empty installation gets a club by a command, and its first manager comes by a mailed link to the guide', async ({
  page,
  traffic,
}) => {
  test.slow();
  const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-empty-'));
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, ['--conditions=club-source', `scripts/${script}.ts`, ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataFolder, DEMO: '0' },
      encoding: 'utf8',
    });
  const club = ['dekrul', '--title', 'Tekenclub De Krul', '--city', 'Gent'];
  run('club', 'new', ...club);
  const link = /\/rol-aanvaarden\?code=\S+/.exec(
    run('manage', 'invite-manager', 'dekrul', 'hanne@dekrul.example'),
  );
  const portal = await startPortalServer({ dataFolder, startsAt: testStart, env: { DEMO: '0' } });
  try {
    await page.goto(`${portal.origin}${link?.[0]}`);
    await expect(page.getByText('Tekenclub De Krul vraagt je om de club te beheren.')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('main').getByRole('link', { name: 'Maak een account aan' }).click();
    await expect(page.getByText('Om de uitnodiging van Tekenclub De Krul te aanvaarden.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Voornaam' }).fill('Hanne');
    await page.getByRole('textbox', { name: 'Achternaam' }).fill('Verbeke');
    const [year, month, day] = bornYearsAgo(40).split('-');
    await page.getByRole('textbox', { name: 'Geboortedatum' }).fill(`${day}/${month}/${year}`);
    await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue('hanne@dekrul.example');
    await page.getByLabel('Kies een wachtwoord', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Maak account aan' }).click();
    await page.getByRole('button', { name: 'Aanvaard de uitnodiging' }).click();
    await expect(page).toHaveURL(`${portal.origin}/dekrul`);
    await expect(page.getByText('Je beheert nu Tekenclub De Krul.').first()).toBeVisible();
    const { user } = await (
      await page.request.post(`${portal.origin}/api?q=validate_auth`, { data: { getPermissions: true } })
    ).json();
    expect(user).toMatchObject({ clubPermissions: true });
    expect(user).not.toHaveProperty('unconfirmed_mail');
    await page.goto(`${portal.origin}/dekrul/beheer/aanbod`);
    await expect(page.getByRole('heading', { name: 'Zet je club klaar' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Nog geen IBAN: ouders kunnen niet overschrijven.' }),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // The screen may still ask for something, and the server stops.
    await traffic.toEnd(page);
  } finally {
    await portal.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
