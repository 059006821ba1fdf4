import type { Page } from '@playwright/test';

/** Chooses a tariff at the desk. Its label also says what is free, which changes with every registration. */
export async function chooseAtDesk(page: Page, label: RegExp): Promise<void> {
  const list = page.getByRole('combobox', { name: 'Cursus en tarief' });
  await list.selectOption(await list.getByRole('option', { name: label }).innerText());
}
