import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import plans from '#schemas/examples/offer/publishOffer.json' with { type: 'json' };
import { OfferPart } from '#src/features/offer/OfferPart.tsx';
import { draftedOffer } from '#src/features/offer/state/draftedOffer.ts';
import type { OfferFile } from '#src/features/offer/state/offerFile.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { answer, inTurn, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { expectAccessibleHere } from '#tests/support/expectAccessibleHere.ts';
import { clubOffer, courseOf } from '../clubOffer.ts';
import { club, noNews, openPublications } from './planned/openPublications.tsx';

const plan = {
  ...plans.response.valid[0]?.value.result,
  ...{ faults: [], reschedules: [], notes: [], mails: { people: 0, needsWord: false, courses: [] } },
  changes: [{ is: 'changed', course: null, sentence: 'De cursus wijzigt', lines: [], people: '' }],
};
const ballet = courseOf('Ballet', { nid: 5 });
const next = courseOf('Ballet volgend jaar');
const base = clubOffer({ courses: [ballet] });
const now = { ...ballet, place: 'Zaal 4' };
const content: OfferFile = {
  ...clubOffer({ courses: [now, next] }),
  vouchers: [{ code: 'VROEG', percentage: 10, course: next.url, isCombinable: true }],
};
const offerAt = (revision: number, file: OfferFile, draft: object | null) =>
  answer({ version: `v${revision}`, revision, file, draft, saved: null });
const draft = {
  ...{ draft: draftedOffer.write({ version: 'v7', base, content }), revision: 3 },
  at: Date.parse('2026-11-20T10:05:00+01:00') / 1000,
};

async function open(publish: Parameters<typeof openPublications>[1] = { publish_offer: answer(plan) }) {
  localTexts.clear();
  const { sent } = await openPublications(
    <OfferPart club={club} />,
    {
      get_offer_status: noNews,
      get_offer_editor: inTurn(offerAt(7, base, draft), offerAt(8, clubOffer({ courses: [now] }), draft)),
      save_offer_draft: answer({ revision: 4 }),
      ...publish,
    },
    '?deel=cursussen',
  );
  await userEvent.click(page.getByRole('button', { name: 'Bekijk en publiceer' }));
  const last = (): OfferFile => JSON.parse(String(sent('publish_offer').at(-1)?.file));
  return { sent, last };
}

const dialog = page.getByRole('dialog');
const tick = (name: RegExp) => dialog.getByRole('checkbox', { name });

test('PublishDialog publishes what is ticked, and the rest stays in the draft', async () => {
  const { sent, last } = await open();
  for (const name of [/^Ballet Gewijzigd/, /^Ballet volgend jaar Nieuw/, /^VROEG Nieuw/])
    await expect.element(tick(name)).toBeChecked();
  await expectAccessibleHere(dialog.element());
  await userEvent.click(tick(/^Ballet volgend jaar/));
  // A voucher for a course that is no longer published would be for all courses.
  await expect.element(tick(/^VROEG/)).not.toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Publiceer' }));
  await expect
    .element(page.getByRole('log', { name: 'Meldingen' }))
    .toMatchTextContent(/De rest staat nog in je concept/);
  expect(sent('publish_offer').at(-1)).toMatchObject({ offerVersion: 'v7', keepsDraft: true });
  expect(last().courses.map(({ title, place }) => [title, place])).toEqual([['Ballet', 'Zaal 4']]);
  expect(last().vouchers).toEqual([]);
  // The draft of the new version has what was left.
  await expect.poll(() => sent('save_offer_draft').at(-1)).toMatchObject({ revision: 3 });
  const kept = draftedOffer.read(
    String(sent('save_offer_draft').at(-1)?.draft),
    clubOffer({ courses: [now] }),
  );
  expect(kept).toMatchObject({ version: 'v8', content });
});

test('PublishDialog says what comes along because something ticked needs it', async () => {
  const { last } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Vink alles uit' }));
  await expect.element(dialog.getByText('Vink aan wat je wil publiceren.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Publiceer' })).not.toBeInTheDocument();
  await userEvent.click(tick(/^VROEG/));
  await expect.element(tick(/^Ballet volgend jaar .*Gaat mee: “VROEG” kan niet zonder/)).toBeChecked();
  await expect.element(tick(/^Ballet Gewijzigd/)).not.toBeChecked();
  await expect.poll(() => last().courses.map(({ place }) => place)).toEqual(['', '']);
  expect(last().vouchers).toEqual(content.vouchers);
});

test('PublishDialog merges and plans anew where the offer was changed elsewhere meanwhile', async () => {
  const { sent } = await open({ publish_offer: inTurn(() => refusal(409, 'offer-changed'), answer(plan)) });
  await expect.element(dialog.getByText('De cursus wijzigt')).toBeVisible();
  expect(sent('publish_offer').map(({ offerVersion }) => offerVersion)).toEqual(['v7', 'v8']);
});

test('PublishDialog says above the ticks what stands in the way', async () => {
  const faults = [{ path: 'club.settings.iban', place: 'de club, rekeningnummer', message: 'ontbreekt' }];
  await open({ publish_offer: answer({ ...plan, faults }) });
  const fault = dialog.getByText('de club, rekeningnummer: ontbreekt');
  await expect.element(fault).toBeVisible();
  const first = tick(/^Ballet Gewijzigd/).element();
  expect(fault.element().compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(dialog.getByRole('button', { name: 'Publiceer' })).not.toBeInTheDocument();
});
