import { expect, test } from 'vitest';
import { askPerson, type OrderQuestion } from '#src/features/basket/state/askPerson.ts';

test('shows each question until the person has answered it', async () => {
  const shown: (OrderQuestion | undefined)[] = [];
  const { price, place } = askPerson((question) => shown.push(question));

  const agreed = price(18_000);
  expect(shown).toMatchObject([{ about: 'price', total: 18_000 }]);
  if (shown[0]?.about === 'price') shown[0].answer(true);
  expect(await agreed).toBe(true);

  const lost = { hasWaitingList: true, people: [{ uid: 8, tariff: 31 }] };
  const answered = place(lost, 0);
  expect(shown.slice(1)).toMatchObject([undefined, { about: 'place', lost, total: 0 }]);
  if (shown[2]?.about === 'place') shown[2].answer('wait');
  expect(await answered).toBe('wait');
  expect(shown.at(-1)).toBeUndefined();
});
