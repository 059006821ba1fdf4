import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MergeChoices } from '#src/features/drafting/index.ts';
import { OfferMergeDialog } from '#src/features/offer/publishing/OfferMergeDialog.tsx';
import { expectAccessibleHere } from '#tests/support/expectAccessibleHere.ts';
import { offerFile } from './planned/openPublications.tsx';

const base = offerFile({ Tien: 90, Vijf: 50 });
const mine = offerFile({ Tien: 95, Vijf: 55 });
const theirs = offerFile({ Tien: 100, Vijf: 60 });

async function open() {
  const onMerge = vi.fn<(choices: MergeChoices) => void>();
  const onClose = vi.fn<() => void>();
  const draft = { version: 'v1', base, content: mine };
  await render(<OfferMergeDialog {...{ draft, onMerge, onClose }} theirs={theirs} />);
  return { onMerge, onClose };
}

const dialog = page.getByRole('dialog');
const group = (name: RegExp) => dialog.getByRole('group', { name });

test('OfferMergeDialog is without a violation of axe', async () => {
  await open();
  await expect.element(group(/Tien/)).toBeVisible();
  await expectAccessibleHere(dialog.element());
});

test('OfferMergeDialog is answered by the keyboard alone', async () => {
  const { onMerge, onClose } = await open();
  await expect.element(group(/Tien/)).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(group(/Tien/).getByRole('radio', { name: /^Van jou/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(group(/Vijf/).getByRole('radio', { name: /^Van jou/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(group(/Vijf/).getByRole('radio', { name: /^Van de ander/ })).toBeChecked();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(Object.values(onMerge.mock.lastCall?.[0] ?? {})).toEqual(['theirs']);
  expect(onClose).toHaveBeenCalledOnce();
});

test('OfferMergeDialog merges nothing when Escape closes it', async () => {
  const { onMerge, onClose } = await open();
  await expect.element(group(/Tien/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onMerge).not.toHaveBeenCalled();
});
