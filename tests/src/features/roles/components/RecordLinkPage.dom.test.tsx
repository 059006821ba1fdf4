import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import examples from '#schemas/examples/people/getRecordLink.json' with { type: 'json' };
import { RoleInviteRoute } from '#src/app/routes/RoleInviteRoute.tsx';
import { keptRecordLinkStore } from '#src/features/roles/state/keptRecordLinkStore.ts';
import { hrefs } from '#src/paths.ts';
import { recordLinkTexts } from '#src/texts/nl/recordLink.ts';
import { answer, openAsMember, refusal } from '../../session/openAsMember.tsx';

const shown = answer(examples.response.valid[0]?.value.result);
const at = '/rol-aanvaarden?dossier=q8Zr0VtW2m5k&redirect=%2Fbevestiging%2F24';

beforeEach(() => keptRecordLinkStore.getState().forget());

describe('RecordLinkPage', () => {
  test('opens the order of the mail once the record is taken over', async () => {
    const { calls, address } = await openAsMember({
      ...{ at, screen: <RoleInviteRoute /> },
      answers: { get_record_link: shown, answer_record_link: answer(true) },
    });
    await userEvent.click(page.getByRole('button', { name: 'Neem over' }));
    await expect.poll(address).toBe('/bevestiging/24');
    expect(calls).toContainEqual({
      operation: 'answer_record_link',
      request: { code: 'q8Zr0VtW2m5k', accept: true },
    });
  });

  test('opens the order at once where another mail took the record over', async () => {
    const { address } = await openAsMember({
      ...{ at, screen: <RoleInviteRoute /> },
      answers: { get_record_link: () => refusal(410, 'code-used') },
    });
    await expect.poll(address).toBe('/bevestiging/24');
  });

  test('tells a visitor with a link that has ended how to get a new one', async () => {
    await openAsMember({
      ...{ at, screen: <RoleInviteRoute />, user: 'visitor' },
      answers: { get_record_link: () => refusal(410, 'code-used') },
    });
    await expect.element(page.getByText(recordLinkTexts.goneForVisitor)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Meld je aan' }))
      .toHaveAttribute('href', hrefs.login('/bevestiging/24'));
  });

  test('brings a visitor back to the link and its order', async () => {
    await openAsMember({
      ...{ at, screen: <RoleInviteRoute />, user: 'visitor' },
      answers: { get_record_link: shown },
    });
    await expect
      .element(page.getByRole('link', { name: 'Maak een account aan' }))
      .toHaveAttribute('href', hrefs.register('/rol-aanvaarden?dossier=&redirect=%2Fbevestiging%2F24'));
  });
});
