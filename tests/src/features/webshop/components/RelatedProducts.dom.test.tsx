import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { browserCart, noItems } from '#src/features/basket/index.ts';
import { forgetNotices } from '#src/features/notices/index.ts';
import { RelatedProducts } from '#src/features/webshop/index.ts';
import { club } from '../../courses/courseFixtures.ts';
import { product } from '../productFixtures.ts';

const arabesk = club();
const noor = { uid: 8, firstName: 'Noor' };
const owner = { club: arabesk.nid, uid: noor.uid };

afterEach(() => {
  browserCart.getState().change(owner, () => noItems);
  forgetNotices();
});

const net = product({ nid: 64, url: 'haarnetje', title: 'Haarnetje', variants: [{ nid: 6401, price: 3.2 }] });
const shoes = product({ variants: [{ price: 24.5 }, { price: 26.5 }] });

test('RelatedProducts adds a product with one variant to the cart, and links to the page of a product with several', async () => {
  await render(
    <MemoryRouter>
      <RelatedProducts club={arabesk} member={noor} products={[net, shoes]} />
    </MemoryRouter>,
  );
  const choose = page.getByRole('link', { name: /^Kies.*Balletschoenen$/ });
  await expect.element(choose).toHaveAttribute('href', '/arabesk/webshop/balletschoenen');
  await expect.element(page.getByText('vanaf €\u00a024,50')).toBeVisible();
  await page.getByRole('button', { name: /^Leg in winkelmandje.*Haarnetje$/ }).click();
  await expect.poll(() => page.getByText('Haarnetje').elements()).toHaveLength(0);
  // The cart is found by its owner, because parallel test files share the storage of the browser.
  const { items } = browserCart.getState();
  expect(items[`${arabesk.nid}-${noor.uid}`]?.products).toEqual({ 6401: 1 });
});

test('RelatedProducts renders nothing when no product can be ordered', async () => {
  const { container } = await render(
    <MemoryRouter>
      <RelatedProducts club={arabesk} member={noor} products={[product({ variants: [{ stock: 0 }] })]} />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('');
});
