import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refusal } from '../../session/openAsMember.tsx';
import { button, dialog, field, openPayments } from './booking/openPayments.tsx';

test('BooksDownload asks for the books of a period, and for none that ends before it begins', async () => {
  const { sent } = await openPayments([{}], { download_books: () => refusal(409, 'not-available') });
  await userEvent.click(button('Download de boekhouding'));
  await expect.element(field('Van')).toHaveValue('2026-01-01');
  await userEvent.fill(field('Van'), '2026-09-01');
  await userEvent.fill(field('Tot en met'), '2026-08-31');
  await expect.element(field('Tot en met')).toHaveAccessibleDescription(/niet voor de eerste dag/);
  await userEvent.click(button('Download als Excel'));
  await userEvent.fill(field('Van'), '');
  await expect.element(field('Van')).toHaveAccessibleDescription('Kies een dag.');
  await userEvent.fill(field('Van'), '2026-08-31');
  await userEvent.click(button('Download als Excel'));
  await expect
    .poll(() => sent('download_books'))
    .toEqual([expect.objectContaining({ from: '2026-08-31', until: '2026-08-31', format: 'xlsx' })]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Download de boekhouding')).toHaveFocus();
});
