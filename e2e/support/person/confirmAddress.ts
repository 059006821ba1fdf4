import type { Page } from '@playwright/test';
import { callDirectly } from './enrolNewAccount.ts';
import { mailedLink } from './mailedLink.ts';

/** Confirms the address of the page's new account by its mailed link: other mails to it then come at once, and it may invite. */
export async function confirmAddress(page: Page, mail: string, dataFolder: string): Promise<void> {
  const link = await mailedLink({ to: mail, path: '/e-mail-bevestigen' }, dataFolder);
  await callDirectly(page.request, 'confirm_mail', { code: link.searchParams.get('code') });
}
