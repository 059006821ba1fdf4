import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfferChanged } from '#src/features/offer/publishing/planned/OfferChanged.tsx';
import { useOfferVersion } from '#src/features/offer/publishing/planned/useOfferVersion.ts';
import { answer, inTurn } from '#tests/src/features/session/openAsMember.tsx';
import { club, openPublications } from './openPublications.tsx';

/** An editor that opened the offer at revision 7. */
function Editor() {
  const [revision, setRevision] = useState(7);
  const { changed } = useOfferVersion({ club: club.nid, revision });
  return <OfferChanged changed={changed} onTake={() => setRevision(8)} />;
}

const status = (revision: number, changed: object | null) => answer({ revision, changed, planned: [] });
const at = Date.parse('2026-11-20T10:05:00+01:00') / 1000;

test('useOfferVersion tells by itself who published while the editor is open, until that is taken over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const { sent } = await openPublications(<Editor />, {
    get_offer_status: inTurn(status(7, null), status(8, { at, by: 'Els Claes', own: false })),
  });
  await vi.waitFor(() => expect(sent('get_offer_status')).toHaveLength(1));
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/Els Claes publiceerde intussen een ander aanbod, om 10u05\./);
  await userEvent.click(page.getByRole('button', { name: 'Neem over wat er nieuw is' }));
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test.each<[string, object | null, RegExp]>([
  ['another window of the manager', { at, by: 'An Peeters', own: true }, /Je publiceerde intussen zelf/],
  ['a command', { at, by: null, own: false }, /Het aanbod is intussen gewijzigd\./],
])('useOfferVersion knows a change by %s', async (_name, changed, sentence) => {
  await openPublications(<Editor />, { get_offer_status: status(9, changed) });
  await expect.element(page.getByRole('status')).toMatchTextContent(sentence);
});
