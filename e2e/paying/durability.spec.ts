import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptConditions, answerEverything, openForm } from '../support/person/registering.ts';
import { startPortalServer } from '../support/server/startPortalServer.ts';
import { expect, test } from '../support/test.ts';

test('a confirmed registration survives kill -9 of the server', async ({ browser }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'clubpoort-durability-'));
  const server = await startPortalServer({ dataFolder });
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  try {
    await openForm(page, 'hedendaags-volwassenen', 'An');
    await answerEverything(page);
    await acceptConditions(page);
    await page.getByRole('button', { name: /^Inschrijven/ }).click();
    await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
    const confirmation = page.getByRole('main');
    await expect(confirmation.getByText('An Peeters · Hedendaags voor volwassenen')).toBeVisible();
    const before = await confirmation.innerText();

    await server.stop('SIGKILL');
    const again = await startPortalServer({ dataFolder, port: Number(new URL(server.origin).port) });
    try {
      await page.reload();
      await expect(confirmation.getByText('An Peeters · Hedendaags voor volwassenen')).toBeVisible();
      expect(await confirmation.innerText()).toBe(before);
    } finally {
      await again.stop();
    }
  } finally {
    await context.close();
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
