import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SentCard } from '#src/features/invitations/components/SentCard.tsx';
import { about } from './about.ts';

test.each([
  ['asked', 'Nog geen antwoord', 'We houden de plaats van Jo Claes vrij tot 08/12/2026.'],
  ['coming', 'Komt mee', 'Jo Claes moet zich nog inschrijven, uiterlijk op 08/12/2026.'],
  ['registered', 'Ingeschreven', ''],
  ['declined', 'Komt niet mee', 'Je eigen plaats blijft van jou.'],
  ['expired', 'Niet geantwoord', 'De plaats wordt niet meer vrijgehouden.'],
] as const)('SentCard shows the inviter the state of the invitation: %s', async (state, told, hint) => {
  const expires = Date.UTC(2026, 11, 8, 12) / 1000;
  const sent = {
    ...about,
    cciid: 5,
    name: 'An Peeters',
    partner: 'Jo Claes',
    role: 'Volger',
    state,
    expires,
  };
  await render(<SentCard invitation={sent} />);
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('An Peeters vroeg Jo Claes mee naar Tango');
  await expect.element(page.getByText(told, { exact: true })).toBeVisible();
  await expect.element(page.getByText(hint === '' ? told : hint, { exact: false })).toBeVisible();
});
