import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlannedPublications } from '#src/features/offer/publishing/planned/PlannedPublications.tsx';
import { answer, inTurn, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { club, openPublications, twoPlanned } from './openPublications.tsx';

const button = (name: RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');
const none = answer({ revision: 8, changed: null, planned: [] });

test('PlannedPublications shows when each goes live, what it changes, and why one stopped', async () => {
  await openPublications(<PlannedPublications club={club} />);
  await expect
    .element(page.getByRole('heading', { name: 'Komt online op dinsdag 01 juni 2027 om 20u00' }))
    .toBeVisible();
  await expect.element(page.getByText('Gepland door jezelf')).toBeVisible();
  await expect
    .element(page.getByText('Wie deze publicatie plande, beheert de club niet meer.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Wijzig in het aanbod/ }).first())
    .toHaveAttribute('href', '/arabesk/beheer/aanbod');
  await userEvent.click(page.getByText('Toon de wijziging').first());
  await expect.element(page.getByText(/Ballet 6-8 jaar.* komt erbij/).first()).toBeVisible();
});

test('PlannedPublications shows nothing where nothing is planned', async () => {
  const { sent } = await openPublications(<PlannedPublications club={club} />, { get_offer_status: none });
  await expect.poll(() => sent('get_offer_status')).toHaveLength(1);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('PlannedPublications moves one to a moment that is still to come', async () => {
  const { sent } = await openPublications(<PlannedPublications club={club} />, {
    change_planned_offer: answer(null),
  });
  await userEvent.click(button(/^Kies een ander moment van dinsdag/).first());
  const field = dialog().getByLabelText('Dag');
  await userEvent.fill(field, '2026-11-01');
  await userEvent.click(dialog().getByRole('button', { name: 'Verplaats' }));
  await expect.element(field).toHaveAccessibleDescription(/al voorbij/);
  await userEvent.fill(field, '2026-12-01');
  await userEvent.click(dialog().getByRole('button', { name: 'Verplaats' }));
  await expect
    .poll(() => sent('change_planned_offer'))
    .toEqual([{ club: 1, planned: 3, at: Date.parse('2026-12-01T20:00:00+01:00') / 1000 }]);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('PlannedPublications says why one can not be moved', async () => {
  await openPublications(<PlannedPublications club={club} />, {
    change_planned_offer: () => refusal(409, 'not-available', 'Deze publicatie botst met het aanbod van nu.'),
  });
  await userEvent.click(button(/^Kies een ander moment/).last());
  await userEvent.click(dialog().getByRole('button', { name: 'Verplaats' }));
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/botst met het aanbod van nu/);
});

test('PlannedPublications asks before it cancels one, and keeps the place of the keyboard', async () => {
  const [waiting, stopped] = twoPlanned?.planned ?? [];
  const { sent } = await openPublications(<PlannedPublications club={club} />, {
    get_offer_status: inTurn(answer(twoPlanned), answer({ ...twoPlanned, planned: [stopped] })),
    change_planned_offer: answer(null),
  });
  await userEvent.click(button(/^Annuleer van dinsdag/).first());
  await userEvent.click(dialog().getByRole('button', { name: 'Annuleer de publicatie' }));
  await expect.poll(() => sent('change_planned_offer')).toEqual([{ club: 1, planned: waiting?.id }]);
  await expect.element(page.getByRole('heading', { name: /^Komt online/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Geplande publicaties' })).toHaveFocus();
});
