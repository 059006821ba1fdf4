import { codaFile } from '#tests/server/support/files/codaFile.ts';
import { freePort } from '#tests/support/freePort.ts';
import { startMollieStandIn } from '#tests/support/mollie/startMollieStandIn.ts';
import { openPart } from '../support/journey/openPart.ts';
import { enrolNewAccount } from '../support/person/enrolNewAccount.ts';
import { logIn } from '../support/person/logIn.ts';
import { perWorker } from '../support/perWorker.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { test as base, expect } from '../support/test.ts';

interface Mollie {
  readonly env: Readonly<Record<string, string>>;
}

/** The portal knows the stand-in of Mollie, and has no account there. */
const test = base.extend<object, { mollie: Mollie }>({
  mollie: perWorker(async () => {
    const standIn = await startMollieStandIn();
    const port = String(await freePort());
    const env = { MOLLIE_URL: standIn.url, PORT: port, PORTAL_URL: `http://localhost:${port}` };
    return { env, stop: () => standIn.stop() };
  }),
  portalEnv: ({ mollie }, use) => use(mollie.env),
});

interface OpenInvoice {
  readonly name: string;
  readonly reference: string;
  readonly open: number;
}

/** `ddmmyy` of today: a transfer is not older than its order. */
function codaDay(now: number): string {
  const day = new Date(now).toISOString();
  return `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`;
}

test('a manager sets the club’s own Mollie account, and books a bank file (13 taps, 1 field)', async ({
  page,
  browser,
  baseURL,
}) => {
  // The new account owes the club its registration. Its presses are not those of the manager.
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await enrolNewAccount(await context.newPage());
  await logIn(page, 'beheer@example.org');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await test.step('sets the key, of which four characters are shown afterwards', async () => {
    await page.goto('/arabesk/beheer');
    await openPart(page, 'Instellingen');
    await main.getByRole('button', { name: 'Stel een eigen rekening in' }).click();
    const field = dialog.getByRole('textbox', { name: 'API-sleutel van Mollie' });
    await field.fill('geheim');
    await dialog.getByRole('button', { name: 'Kijk na en bewaar' }).click();
    await expect(field).toHaveAccessibleDescription(/Plak hier de hele sleutel/);
    await field.fill('live_ARABESK1dddddddddddddddddddddddd');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Kijk na en bewaar' }).click();
    await expect(main.getByText(/Profiel ARABESK1/)).toBeVisible();
    await expect(main.getByText(/^Sleutel eindigt op dddd/)).toBeVisible();
    expect(await page.content()).not.toContain('live_ARABESK1');
  });

  await test.step('reads a file of the bank, and books what is certain by one press', async () => {
    const answer = await page.request.get('/api?q=get_club_payments&club=1&show=open');
    const [invoice]: OpenInvoice[] = (await answer.json()).result;
    if (!invoice) throw new Error('Nothing is open');
    const now = await page.evaluate(() => Date.now());
    const day = codaDay(now);
    const text = codaFile([
      {
        cents: Math.round(invoice.open * 100),
        ...{ day, payer: 'JANSSENS', iban: 'BE71096123456769' },
        structured: invoice.reference.replaceAll(/\D/g, ''),
      },
      { cents: 25_000, day, payer: 'GEMEENTE LEUVEN', free: 'subsidie' },
    ]);
    await openPart(page, 'Betalingen');
    await main.getByRole('link', { name: 'Lees een bankbestand' }).click();
    const chooser = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: 'Kies een bestand' }).click();
    const file = { name: 'afschrift.cod', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await (await chooser).setFiles(file);
    await expect(page.getByText('2 nieuwe overschrijvingen.')).toBeVisible();
    await expect(main.getByRole('tab', { name: 'Zeker 1' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessibleInBothThemes(page);
    await main.getByRole('button', { name: /^Boek 1 overschrijving/ }).click();
    await expect(page.getByText('1 overschrijving is geboekt.')).toBeVisible();
    await main.getByRole('tab', { name: 'Onbekend 1' }).click();
    await main.getByRole('button', { name: /^Zet opzij/ }).click();
    await expect(main.getByRole('tab', { name: 'Opzij gezet 1' })).toBeVisible();
    await (
      await Promise.all([
        page.waitForEvent('filechooser'),
        main.getByRole('button', { name: 'Kies een bestand' }).click(),
      ])
    )[0].setFiles(file);
    await expect(page.getByText('Geen nieuwe overschrijvingen. 2 kenden we al.')).toBeVisible();
  });
  await context.close();
});
