import type { Page } from '@playwright/test';
import type { Screen } from '../../screens/screen.ts';
import { logIn } from '../person/logIn.ts';

/** Opens a screen of the catalogue, in the state that its entry describes. */
export async function openScreen(page: Page, { login, path, steps }: Screen): Promise<void> {
  if (login !== undefined) await logIn(page, login);
  await page.goto(typeof path === 'string' ? path : await path(page));
  await steps?.(page);
  await page.waitForLoadState('networkidle');
}
