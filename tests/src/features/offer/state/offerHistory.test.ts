import { expect, it } from 'vitest';
import type { OfferFile } from '#src/features/offer/state/offerFile.ts';
import { noHistory, redone, undone, withChange } from '#src/features/offer/state/offerHistory.ts';

// Cast is safe: a history looks into no offer.
const offer = (name: string) => ({ name }) as unknown as OfferFile;
const [a, b, c] = [offer('a'), offer('b'), offer('c')];

it('goes back change by change, and forward again', () => {
  const history = withChange(
    withChange(noHistory, { content: a, what: 'Prijs' }, false),
    { content: b, what: 'Naam' },
    false,
  );
  const one = undone(history, c);
  expect(one?.content).toBe(b);
  const two = one && undone(one.history, b);
  expect(two?.content).toBe(a);
  expect(two && undone(two.history, a)).toBeUndefined();
  const again = two && redone(two.history, a);
  expect([again?.content, again?.history.past]).toEqual([b, [{ content: a, what: 'Prijs' }]]);
});

it('keys typed one after the other are one change, and a new change forgets what was undone', () => {
  const typed = withChange(noHistory, { content: a, what: 'Prijs' }, false);
  expect(withChange(typed, { content: b, what: 'Prijs' }, true).past).toHaveLength(1);
  expect(withChange(typed, { content: b, what: 'Naam' }, true).past).toHaveLength(2);
  const back = undone(typed, b);
  expect(back && withChange(back.history, { content: a, what: 'Naam' }, false).future).toEqual([]);
});
