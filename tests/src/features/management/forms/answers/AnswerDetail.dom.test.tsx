import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#tests/src/features/session/openAsMember.tsx';
import { openForms, over } from '../openForms.tsx';

test('AnswerDetail says who sent it and when, and leads to the answer before it', async () => {
  await openForms(`?formulier=${over}&antwoord=12`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Noor Peeters' })).toBeVisible();
  await expect.element(page.getByText(/^Verstuurd door An Peeters op/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ouder antwoord' }))
    .toHaveAttribute('href', expect.stringContaining('antwoord=11'));
  await expect.element(page.getByRole('link', { name: 'Nieuwer antwoord' })).not.toBeInTheDocument();
});

test('AnswerDetail of an answer that is gone leads back to the list', async () => {
  await openForms(`?formulier=${over}&antwoord=12`, { read_form_answer: () => refusal(404, 'not-found') });
  await expect.element(page.getByRole('heading', { name: 'We vinden dit antwoord niet.' })).toBeVisible();
});
