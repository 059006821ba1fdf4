import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draftedOffer } from '#src/features/offer/state/draftedOffer.ts';
import { answer, inTurn } from '#tests/src/features/session/openAsMember.tsx';
import { noNews, offerAt, offerFile, openPasses } from './openPublications.tsx';

const at = Date.parse('2026-11-20T10:05:00+01:00') / 1000;
const els = { at, by: 'Els Claes', own: false };
/** Waits until the status was requested so often. Time that a test holds passes meanwhile. */
const asked = (sent: (name: 'get_offer_status') => readonly unknown[], times: number) =>
  vi.waitFor(() => expect(sent('get_offer_status')).toHaveLength(times), { timeout: 45_000 });
const news = answer({ revision: 8, changed: els, planned: [] });

test('useOfferVersion shows what another manager published while the offer is open, within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const { sent } = await openPasses({
    get_offer_status: inTurn(noNews, news),
    get_offer_editor: inTurn(offerAt(7, { Vijf: 45 }), offerAt(8, { Vijf: 45, Tien: 90 })),
  });
  await asked(sent, 1);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await expect.element(page.getByRole('link', { name: /^Tien/ })).toBeVisible();
  await expect
    .element(page.getByRole('log', { name: 'Meldingen' }))
    .toMatchTextContent(/Je ziet nu het nieuwe aanbod/);
  expect(sent('get_offer_editor')).toHaveLength(2);
});

test('useOfferVersion takes an answer from before the open offer for no news', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const { sent } = await openPasses({
    get_offer_status: noNews,
    get_offer_editor: inTurn(offerAt(8, { Vijf: 45 }), offerAt(9, { Vijf: 45 })),
  });
  await asked(sent, 1);
  await vi.advanceTimersByTimeAsync(10_000);
  await asked(sent, 2);
  vi.useRealTimers();
  await expect.element(page.getByRole('link', { name: /^Vijf/ })).toBeVisible();
  expect(sent('get_offer_editor')).toHaveLength(1);
});

/** The offer that somebody changed elsewhere after a draft of it was begun: prepaid cards by label and price. */
async function openChanged(mine: Readonly<Record<string, number>>, theirs: Readonly<Record<string, number>>) {
  const base = { Vijf: 45 };
  const written = draftedOffer.write({ version: 'v7', base: offerFile(base), content: offerFile(mine) });
  const draft = { draft: written, revision: 1, at };
  return openPasses({
    get_offer_status: news,
    get_offer_editor: inTurn(offerAt(7, base, { draft }), offerAt(8, theirs, { draft, saved: els })),
    save_offer_draft: answer({ revision: 2 }),
  });
}

test('useOfferVersion offers to merge where both changed the same, and says who published', async () => {
  const { sent } = await openChanged({ Vijf: 50 }, { Vijf: 55 });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Els Claes publiceerde intussen.*Voeg samen/);
  await expect.element(page.getByRole('link', { name: /^Vijf/ })).toMatchTextContent(/50,00/);
  expect(sent('get_offer_editor')).toHaveLength(2);
});

test('useOfferVersion merges without a word where nothing clashes', async () => {
  const { sent } = await openChanged({ Vijf: 50 }, { Vijf: 45, Tien: 90 });
  await expect.element(page.getByRole('link', { name: /^Tien/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Vijf/ })).toMatchTextContent(/50,00/);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => sent('save_offer_draft').at(-1)?.draft).toMatch(/"version":"v8"/);
});
