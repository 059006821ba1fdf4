import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Minimum width of the sidebar in pixels. Narrower screens have a bottom bar with the other entries behind "Meer". */
const sidebarFrom = 1024;

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < sidebarFrom;
}

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Hoofdnavigatie' });
export const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Snel naar' });
export const memberMenu = (page: Page) => page.getByRole('button', { name: /kies gezinslid/i });

/** The member menu when this member is selected, by full name. */
export const selected = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}, kies gezinslid` });

/** Opens the navigation entries: the sidebar on a desktop, or the drawer behind "Meer" on a phone. */
export async function openEntries(page: Page): Promise<Locator> {
  if (!isPhone(page)) return sidebar(page);
  await bottomBar(page).getByRole('button', { name: 'Meer' }).click();
  return sidebarInDrawer(page);
}

export async function closeEntries(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.keyboard.press('Escape');
  await expect(sidebarInDrawer(page)).toBeHidden();
}

export async function goToEntry(page: Page, entry: string): Promise<void> {
  const entries = await openEntries(page);
  await entries.getByRole('link', { name: entry, exact: true }).click();
  if (isPhone(page)) await expect(sidebarInDrawer(page)).toBeHidden();
}

/** Switches from one club of the family to another. */
export async function changeClub(page: Page, club: string): Promise<void> {
  await openEntries(page);
  await page.getByRole('button', { name: /kies een club/i }).click();
  await page.getByRole('link', { name: club, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: club })).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await memberMenu(page).click();
  await page.getByRole('button', { name: 'Afmelden', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aanmelden' })).toBeVisible();
}

/** Fills in the login screen as a person does. The page must already show it. */
export async function logInByHand(page: Page, mail: string, password = 'demo-wachtwoord'): Promise<void> {
  await page.getByLabel('E-mailadres', { exact: true }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
}

function sidebarInDrawer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Hoofdnavigatie' });
}
