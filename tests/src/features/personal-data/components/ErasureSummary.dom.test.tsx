import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Erasure } from '#src/api/entities/people/erasure.ts';
import { ErasureSummary } from '#src/features/personal-data/components/ErasureSummary.tsx';

const erasure: Erasure = {
  ...{ people: [{ uid: 1, name: 'An Peeters' }], unpaid: [], givenUp: [], staysWith: '', moves: [] },
  kept: { orders: 0, certificates: 0 },
};
const others = () => page.getByText('Gezinsleden met een eigen account houden hun account.');

describe('ErasureSummary', () => {
  test('says with whom the family members stay when there is another parent', async () => {
    await render(<ErasureSummary erasure={{ ...erasure, staysWith: 'Bart Claes' }} hasOtherLogins />);
    await expect.element(page.getByText('Alles over An Peeters')).toBeVisible();
    await expect.element(page.getByText('Je gezinsleden blijven bij Bart Claes.')).toBeVisible();
    await expect.element(others()).not.toBeInTheDocument();
  });

  test('names the household to which each shared child goes', async () => {
    const moves = [{ name: 'Noor', to: 'Dirk Claes' }];
    await render(<ErasureSummary erasure={{ ...erasure, moves }} hasOtherLogins={false} />);
    await expect.element(page.getByText('Noor hoort daarna bij het gezin van Dirk Claes.')).toBeVisible();
  });

  test('says that members with an account keep it when there is no other parent', async () => {
    await render(<ErasureSummary erasure={erasure} hasOtherLogins />);
    await expect.element(others()).toBeVisible();
  });
});
