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

test('useOfferVersion offers to merge where something was changed here, and says who published', async () => {
  const base = offerFile({ Vijf: 45 });
  const content = offerFile({ Vijf: 50 });
  const draft = { draft: draftedOffer.write({ version: 'v7', base, content }), revision: 1, at };
  const { sent } = await openPasses({
    get_offer_status: news,
    get_offer_editor: inTurn(
      offerAt(7, { Vijf: 45 }, { draft }),
      offerAt(8, { Vijf: 45, Tien: 90 }, { draft, saved: els }),
    ),
  });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Els Claes publiceerde intussen.*Voeg samen/);
  await expect.element(page.getByRole('link', { name: /^Vijf/ })).toMatchTextContent(/50,00/);
  expect(sent('get_offer_editor')).toHaveLength(2);
});
