import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import empty from '#schemas/examples/managed-forms/readFormSummary.json' with { type: 'json' };
import { button } from '../../ledger/booking/openPayments.tsx';
import { openForms, over } from '../openForms.tsx';

const cell = (name: string) => page.getByRole('cell', { name, exact: true });

test('Summary has a table with the number and the share of each option, beside bars that nobody has to see', async () => {
  await openForms(`?formulier=${over}`);
  await expect.element(page.getByRole('table', { name: 'Hoe tevreden was je?' })).toBeVisible();
  for (const share of ['67 %', '33 %']) await expect.element(cell(share)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Niet zo tevreden' }))
    .toHaveAttribute('href', expect.stringContaining('vraag=Aa0_-bcdefgh&keuze=Niet'));
});

test('Summary writes the spread of numbers and days, and says what became of a question', async () => {
  await openForms(`?formulier=${over}`);
  const facts = (name: string) => page.getByRole('region', { name });
  await expect.element(facts('Hoeveel lessen volgde je?')).toMatchTextContent(/Middelste\s*2,5/);
  await expect.element(facts('Wanneer kwam je?')).toMatchTextContent(/Vroegste\s*01\/01\/2026/);
  await expect.element(facts('Wat kan beter?')).toMatchTextContent(/Eerder zo gevraagd/);
  await expect.element(facts('Wat kan beter?')).toMatchTextContent(/Meer lessen/);
});

test('Summary shows answers about health when the manager asks for them', async () => {
  const { sent } = await openForms(`?formulier=${over}`);
  await expect.element(page.getByText(/We houden bij wie ze bekijkt/)).toBeVisible();
  await userEvent.click(button('Toon antwoorden over gezondheid'));
  await expect.poll(() => sent('read_form_summary').at(-1)).toEqual({ club: 1, form: over, health: true });
});

test('Summary of a form that nobody sent says when answers come', async () => {
  await openForms(`?formulier=${over}`, {
    read_form_summary: () => Response.json(empty.response.valid[1]?.value),
  });
  await expect.element(page.getByRole('heading', { name: 'Nog geen antwoorden' })).toBeVisible();
  await expect.element(button('Download als CSV')).not.toBeInTheDocument();
});
