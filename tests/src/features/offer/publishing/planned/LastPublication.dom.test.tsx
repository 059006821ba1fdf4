import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import publications from '#schemas/examples/offer/getOfferPublications.json' with { type: 'json' };
import { LastPublication } from '#src/features/offer/publishing/planned/LastPublication.tsx';
import { answer, inTurn, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { club, openPublications } from './openPublications.tsx';

const [last, earlier] = publications.response.valid[0]?.value.result ?? [];
const dialog = () => page.getByRole('dialog');
const takeBack = () => page.getByRole('button', { name: 'Draai terug' });

test('LastPublication says what taking it back does before it does so', async () => {
  const { sent } = await openPublications(<LastPublication club={club} />, {
    get_offer_publications: inTurn(answer([last, earlier]), answer([earlier])),
    take_back_offer: answer({ changes: 1, unmailed: 13 }),
  });
  await expect.element(page.getByText('De club wijzigt (gemeente: Gent → Brugge)')).toBeVisible();
  await userEvent.click(takeBack());
  await expect
    .element(dialog())
    .toMatchTextContent(/13 mensen zouden een mail krijgen\. Die mails vertrekken niet/);
  expect(sent('take_back_offer')).toEqual([]);
  await userEvent.click(dialog().getByRole('button', { name: 'Draai terug' }));
  await expect.poll(() => sent('take_back_offer')).toEqual([{ club: 1, publication: last?.id }]);
  // An earlier publication can't be taken back.
  await expect.element(takeBack()).not.toBeInTheDocument();
});

test('LastPublication says why it can not be taken back any more', async () => {
  await openPublications(<LastPublication club={club} />, {
    get_offer_publications: answer([last]),
    take_back_offer: () => refusal(409, 'not-available', 'De mails van deze publicatie zijn al vertrokken.'),
  });
  await userEvent.click(takeBack());
  await userEvent.click(dialog().getByRole('button', { name: 'Draai terug' }));
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/al vertrokken/);
});
