import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlanPublication } from '#src/features/offer/publishing/planned/PlanPublication.tsx';
import { type PublishMoment, publishAt } from '#src/features/offer/publishing/planned/plannedMoment.ts';
import { usePlanPublication } from '#src/features/offer/publishing/planned/usePublicationChange.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { refusal } from '#tests/src/features/session/openAsMember.tsx';
import { club, openPublications } from './openPublications.tsx';

/** As the dialog that publishes uses it. */
function Publishing() {
  const [moment, setMoment] = useState<PublishMoment>({ is: 'now' });
  const { mutate } = usePlanPublication(club.nid);
  const at = publishAt(moment, systemClock.now() / 1000);
  return (
    <>
      <PlanPublication club={club} at={moment} onPlan={setMoment} />
      <button
        type="button"
        disabled={typeof at !== 'number'}
        onClick={() => typeof at === 'number' && mutate({ offerVersion: 'v', file: '{}', at, mailsTo: 3 })}
      >
        Plan
      </button>
    </>
  );
}

const plan = () => page.getByRole('button', { name: 'Plan' });

test('PlanPublication asks for a day and an hour, says the moment in words, and lists what is planned already', async () => {
  await openPublications(<Publishing />);
  await expect.element(page.getByText('dinsdag 01 juni 2027 om 20u00, door Karim El Amrani')).toBeVisible();
  await expect.element(plan()).toBeDisabled();
  await userEvent.click(page.getByRole('radio', { name: 'Op een later moment' }));
  await expect.element(page.getByLabelText('Dag')).toHaveValue('2026-11-21');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'online' }))
    .toMatchTextContent(/Je aanbod komt online op zaterdag 21 november 2026 om 20u00\./);
  await userEvent.fill(page.getByLabelText('Dag'), '2026-11-20');
  await userEvent.fill(page.getByLabelText('Uur'), '09:00');
  await expect.element(page.getByLabelText('Uur')).toHaveAccessibleDescription(/al voorbij/);
  await expect.element(plan()).toBeDisabled();
});

test('usePlanPublication plans once, whatever the number of tries', async () => {
  const keys: (string | null)[] = [];
  const { sent } = await openPublications(<Publishing />, {
    plan_offer_publication: (_query, _body, headers) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? refusal(503, 'unavailable') : Response.json({ result: { id: 7 } });
    },
  });
  await userEvent.click(page.getByRole('radio', { name: 'Op een later moment' }));
  await userEvent.click(plan());
  await expect.poll(() => keys).toHaveLength(1);
  await userEvent.click(plan());
  await expect
    .element(page.getByRole('log', { name: 'Meldingen' }))
    .toMatchTextContent(/komt online op zaterdag/);
  expect(sent('plan_offer_publication')[1]).toEqual({
    ...{ club: 1, offerVersion: 'v', file: '{}', mailsTo: 3 },
    at: Date.parse('2026-11-21T20:00:00+01:00') / 1000,
  });
  expect(new Set(keys).size).toBe(1);
});
