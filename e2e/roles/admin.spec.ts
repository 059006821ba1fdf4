import type { Page } from '@playwright/test';
import { closeEntries, logInByHand, memberMenu, openEntries } from '../support/journey/portalMenus.ts';
import { type AdminPanel, startAdminPanel } from '../support/journey/startAdminPanel.ts';
import { perWorker } from '../support/perWorker.ts';
import { shownForm } from '../support/screen/preview/shownForm.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { panel: AdminPanel }>({
  panel: perWorker(startAdminPanel),
  portalEnv: ({ panel }, use) => use({ ADMIN_URL: panel.address }),
});

const panelEntry = /^Beheerderspaneel/;

/** Opens the panel from the navigation and returns its tab. */
async function openPanel(page: Page): Promise<Page> {
  const entries = await openEntries(page);
  const opened = page.waitForEvent('popup');
  await entries.getByRole('link', { name: panelEntry }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

test('an administrator opens the panel, and previews a form as a member sees it', async ({
  page,
  portal,
  panel,
}) => {
  test.setTimeout(120_000);
  panel.trust(portal.origin);

  await test.step('logs in at the club', async () => {
    await page.goto('/login?redirect=%2Farabesk');
    await logInByHand(page, 'beheer@example.org');
    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    const entries = await openEntries(page);
    await expect(entries.getByRole('link', { name: panelEntry })).toBeVisible();
    await closeEntries(page);
  });

  await test.step('opens the panel in a new tab with a one-time code', async () => {
    const tab = await openPanel(page);
    await expect(tab.getByRole('heading', { name: 'Dag Karim El Amrani' })).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.reload();
    await expect(tab.getByRole('heading', { name: /^Geweigerd: 4\d\d code-used$/ })).toBeVisible();
    await tab.close();
    await closeEntries(page);
  });

  await test.step('opens the panel again with a new code, and the portal keeps its page', async () => {
    const tab = await openPanel(page);
    await expect(tab.getByRole('heading', { name: 'Dag Karim El Amrani' })).toBeVisible();
    await tab.close();
    const [first, again, second] = panel.codes;
    expect(again).toBe(first);
    expect(second).not.toBe(first);
    await closeEntries(page);
    await expect(page).toHaveURL('/arabesk');
    expect(await page.content()).not.toContain(second);
  });

  await test.step('sees the form of a course without the member menu', async () => {
    await page.goto('/preview/course-form?club=1&tariff=1021');
    const form = shownForm(page);
    await expect(form.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toBeVisible();
    await expect(memberMenu(page)).toHaveCount(0);
  });
});
