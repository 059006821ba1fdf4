import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import plans from '#schemas/examples/offer/publishOffer.json' with { type: 'json' };
import { PublishDialog } from '#src/features/offer/publishing/PublishDialog.tsx';
import { answer, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { club, noNews, offerFile, openPublications } from './planned/openPublications.tsx';

/** A plan that asks nothing. */
const plan = {
  ...plans.response.valid[0]?.value.result,
  ...{ faults: [], reschedules: [], notes: [], mails: { people: 0, needsWord: false, courses: [] } },
  changes: [{ is: 'changed', course: null, sentence: 'De club wijzigt', lines: [], people: '' }],
};

test('PublishDialog plans a publication once, whatever the number of tries', async () => {
  const keys: (string | null)[] = [];
  let published = 0;
  const content = offerFile({ Tien: 90 });
  const { sent } = await openPublications(
    <PublishDialog
      club={club}
      draft={{ version: 'v7', base: content, content }}
      onFaults={() => undefined}
      onPublishing={async () => undefined}
      onPublished={async () => {
        published += 1;
      }}
      onOutdated={() => undefined}
      onClose={() => undefined}
    />,
    {
      get_offer_status: noNews,
      publish_offer: answer(plan),
      plan_offer_publication: (_query, _body, headers) => {
        keys.push(headers.get('idempotency-key'));
        return keys.length === 1 ? refusal(503, 'unavailable') : Response.json({ result: { id: 7 } });
      },
    },
  );
  await userEvent.click(page.getByRole('radio', { name: 'Op een later moment' }));
  await userEvent.fill(page.getByLabelText('Dag'), '2026-11-01');
  const confirm = page.getByRole('button', { name: 'Plan de publicatie' });
  await expect.element(confirm).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Dag'), '2027-06-01');
  await userEvent.click(confirm);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(confirm);
  await expect.poll(() => published).toBe(1);
  expect(sent('plan_offer_publication')[1]).toMatchObject({
    ...{ club: 1, offerVersion: 'v7', at: Date.parse('2027-06-01T20:00:00+02:00') / 1000 },
  });
  expect(new Set(keys).size).toBe(1);
  await expect
    .element(page.getByRole('log', { name: 'Meldingen' }))
    .toMatchTextContent(/Ze komt online op dinsdag 01 juni 2027 om 20u00/);
  // Nothing is published now.
  expect(sent('publish_offer').every(({ preview }) => preview === true)).toBe(true);
});
