import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlanPublication } from '#src/features/offer/publishing/planned/PlanPublication.tsx';
import type { PublishMoment } from '#src/features/offer/publishing/planned/plannedMoment.ts';
import { club, openPublications } from './openPublications.tsx';

function Asking() {
  const [moment, setMoment] = useState<PublishMoment>({ is: 'now' });
  return <PlanPublication club={club} at={moment} onPlan={setMoment} />;
}

test('PlanPublication asks for a day and an hour, says the moment in words, and lists what is planned already', async () => {
  await openPublications(<Asking />);
  await expect.element(page.getByText('dinsdag 01 juni 2027 om 20u00, door Karim El Amrani')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Op een later moment' }));
  await expect.element(page.getByLabelText('Dag')).toHaveValue('2026-11-21');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/Je aanbod komt online op zaterdag 21 november 2026 om 20u00\./);
  await userEvent.fill(page.getByLabelText('Dag'), '2026-11-20');
  await userEvent.fill(page.getByLabelText('Uur'), '09:00');
  await expect.element(page.getByLabelText('Uur')).toHaveAccessibleDescription(/al voorbij/);
});
