import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClubArrival } from '#src/app/shell/header/ClubArrival.tsx';
import { browserCart, withProduct } from '#src/features/basket/index.ts';
import { clubQuery } from '#src/features/club/index.ts';
import { tabTexts } from '#src/platform/storage/storage.ts';
import { club } from '#tests/src/features/courses/courseFixtures.ts';
import { openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { an, noor } from '#tests/src/features/session/people.ts';

const arabesk = { ...club(), nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' };
const zwaluw = { ...club(), nid: 2, url: 'de-zwaluw', title: 'Turnkring De Zwaluw' };

const dialog = () => page.getByRole('dialog', { name: 'Eerst afrekenen?' });
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const fill = (nid: number, uid: number) =>
  browserCart.getState().change({ club: nid, uid }, (items) => withProduct(items, 6302, 1));
const isFilled = (nid: number, uid: number) => `${nid}-${uid}` in browserCart.getState().items;

afterEach(() => tabTexts.clear());

/** Opens De Zwaluw, with a shirt in the cart of An at Arabesk. */
async function arrive() {
  fill(1, an.uid);
  const { router, client } = await openAsMember({
    at: '/',
    path: '*',
    screen: <ClubArrival />,
    clubs: [arabesk, zwaluw],
    answers: {},
  });
  for (const each of [arabesk, zwaluw]) client.setQueryData(clubQuery(each.url).queryKey, each);
  await router.navigate('/de-zwaluw');
  return router;
}

test('ClubArrival lets a person look at another club, keeps the cart, and asks nothing more on the way', async () => {
  const router = await arrive();
  await expect.element(dialog().getByText(/bij Dansstudio Arabesk\.$/)).toBeVisible();
  await press('Kijk verder, mijn winkelmandje blijft');
  await expect.element(dialog()).not.toBeInTheDocument();
  await router.navigate('/arabesk');
  await router.navigate('/de-zwaluw/webshop');
  await expect.poll(() => router.state.location.pathname).toBe('/de-zwaluw/webshop');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(isFilled(1, an.uid)).toBe(true);
});

test('ClubArrival asks again when a second cart begins, names both clubs, and asks once', async () => {
  await arrive();
  await press('Kijk verder, mijn winkelmandje blijft');
  fill(2, an.uid);
  await expect
    .element(dialog().getByText(/bij Dansstudio Arabesk\. Bij Turnkring De Zwaluw begin je/))
    .toBeVisible();
  await press('Hou beide winkelmandjes');
  await expect.element(dialog()).not.toBeInTheDocument();
  fill(2, noor.uid);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect([isFilled(1, an.uid), isFilled(2, an.uid)]).toEqual([true, true]);
});

test('ClubArrival empties only the first cart when the second one goes on', async () => {
  await arrive();
  await press('Kijk verder, mijn winkelmandje blijft');
  fill(2, an.uid);
  await press('Leegmaken en verdergaan');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect([isFilled(1, an.uid), isFilled(2, an.uid)]).toEqual([false, true]);
});

test('ClubArrival leads to the first cart to check it out, also when a second one began', async () => {
  const router = await arrive();
  await press('Kijk verder, mijn winkelmandje blijft');
  fill(2, an.uid);
  await press('Afrekenen bij Dansstudio Arabesk');
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/winkelmandje');
  await expect.element(dialog()).not.toBeInTheDocument();
});
