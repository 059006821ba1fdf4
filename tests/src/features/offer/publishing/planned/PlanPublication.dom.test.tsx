import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlanPublication } from '#src/features/offer/publishing/planned/PlanPublication.tsx';
import type { PublishMoment } from '#src/features/offer/publishing/planned/plannedMoment.ts';
import { openPublications } from './openPublications.tsx';

function Asking() {
  const [moment, setMoment] = useState<PublishMoment>({ is: 'now' });
  return <PlanPublication at={moment} onPlan={setMoment} />;
}

test('PlanPublication asks for a day and an hour, and says the moment in words', async () => {
  await openPublications(<Asking />);
  await userEvent.click(page.getByRole('radio', { name: 'Op een later moment' }));
  await expect.element(page.getByLabelText('Dag')).toHaveValue('2026-11-21');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/Je aanbod komt online op zaterdag 21 november 2026 om 20u00\./);
  await userEvent.fill(page.getByLabelText('Dag'), '2026-11-20');
  await userEvent.fill(page.getByLabelText('Uur'), '09:00');
  await expect.element(page.getByLabelText('Uur')).toHaveAccessibleDescription(/al voorbij/);
});
