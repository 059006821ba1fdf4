import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import plans from '#schemas/examples/offer/publishOffer.json' with { type: 'json' };
import { PublishDialog } from '#src/features/offer/publishing/PublishDialog.tsx';
import { answer } from '#tests/src/features/session/openAsMember.tsx';
import { expectAccessibleHere } from '#tests/support/expectAccessibleHere.ts';
import { club, noNews, offerFile, openPublications } from './planned/openPublications.tsx';

/** A plan that moves a lesson, and mails more people than go without a word. */
const plan = {
  ...plans.response.valid[0]?.value.result,
  ...{ faults: [], notes: ['De zaal blijft dezelfde.'] },
  reschedules: [{ course: 'ballet', message: 'De les van 1 december gaat naar 3 december.' }],
  mails: { people: 140, needsWord: true, courses: [{ title: 'Ballet', people: 140 }] },
  changes: [
    { is: 'changed', course: null, sentence: 'De club wijzigt', lines: ['Naam'], people: '140 mensen' },
  ],
};

test('PublishDialog previews its mails without a violation of axe, and is answered by the keyboard alone', async () => {
  const content = offerFile({ Tien: 90 });
  const { sent } = await openPublications(
    <PublishDialog
      club={club}
      draft={{ version: 'v7', base: content, content }}
      onFaults={() => undefined}
      onPublishing={async () => undefined}
      onPublished={async () => undefined}
      onOutdated={() => undefined}
      onClose={() => undefined}
    />,
    { get_offer_status: noNews, publish_offer: answer(plan) },
  );
  const dialog = page.getByRole('dialog');
  const moved = dialog.getByRole('checkbox', { name: /De les van 1 december/ });
  const mailed = dialog.getByRole('checkbox', { name: 'Ja, mail deze 140 mensen' });
  const confirm = dialog.getByRole('button', { name: 'Publiceer' });
  await expect.element(moved).toBeVisible();
  await expectAccessibleHere(dialog.element());
  await expect.element(confirm).toBeDisabled();
  await tabTo(moved.element());
  await userEvent.keyboard(' ');
  await tabTo(mailed.element());
  await userEvent.keyboard(' ');
  await expect.element(confirm).toBeEnabled();
  await tabTo(confirm.element());
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent('publish_offer').find(({ preview }) => preview !== true))
    .toMatchObject({ reschedules: ['ballet'], mailsTo: 140 });
});

/** Presses Tab until a control has the focus; the dialog has fewer stops than this. */
async function tabTo(control: Element): Promise<void> {
  for (let presses = 0; presses < 12 && document.activeElement !== control; presses += 1)
    await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(control);
}
