import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserCart, noItems } from '#src/features/basket/index.ts';
import { forgetNotices } from '#src/features/notices/index.ts';
import { selectionStore } from '#src/features/session/index.ts';
import { ProductPage } from '#src/features/webshop/components/ProductPage.tsx';
import { ShopPage } from '#src/features/webshop/components/ShopPage.tsx';
import { localTexts } from '#src/platform/storage/storage.ts';
import { club } from '../../courses/courseFixtures.ts';
import { an, lars, noor } from '../../session/people.ts';
import { clientOf, renderRoutes } from '../../session/renderRoutes.tsx';
import { wireProduct } from '../productFixtures.ts';

const arabesk = club();

const shoes = wireProduct({
  variants: [
    { nid: 6103, title: 'Maat 32', price: 26.5, stock: 0, backorder: false },
    { nid: 6104, title: 'Maat 34', price: 26.5, stock: 2, backorder: true },
  ],
});
const calendar = {
  ...shoes,
  ...{ nid: 65, url: 'jaarkalender', title: 'Jaarkalender', isAddressRequired: true, max: 5 },
  variants: [{ nid: 6501, title: '', price: 12, stock: 40, backorder: false }],
};
const [first] = shoes.variants;
const sizes = Array.from({ length: 7 }, (_, place) => ({
  ...first,
  nid: 6701 + place,
  title: `Maat ${place}`,
  stock: 5,
  price: 25,
}));
const leggings = { ...shoes, nid: 67, url: 'danslegging', title: 'Danslegging', variants: sizes };
const soldOut = {
  ...shoes,
  nid: 64,
  url: 'haarnetje',
  title: 'Haarnetje',
  variants: [{ ...first, stock: 0 }],
};

beforeEach(() => {
  localTexts.clear();
  selectionStore.getState().reread();
});
afterEach(() => {
  forgetNotices();
  for (const { uid } of [an, noor, lars])
    browserCart.getState().change({ club: arabesk.nid, uid }, () => noItems);
});

const missing = () => Response.json({ errors: ['Dit vinden we niet.'], code: 'not-found' }, { status: 404 });

/** Answers for a shop with two categories, of which the second is empty. */
function serveShop() {
  const products = [shoes, calendar, leggings, soldOut];
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, window.location.href).searchParams;
    switch (query.get('q')) {
      case 'get_product': {
        const asked = query.get('product');
        const found = products.find(({ nid, url }) => [String(nid), url].includes(asked ?? ''));
        return found ? Response.json({ result: found }) : missing();
      }
      case 'get_product_categories':
        return Response.json({
          result: [
            { nid: 1, url: 'schoenen', title: 'Schoenen', count: 3 },
            { nid: 2, url: 'tweedehands', title: 'Tweedehands', count: 0 },
          ],
        });
      case 'get_products':
        switch (query.get('category')) {
          case null:
            return Response.json({ result: products });
          case 'schoenen':
            return Response.json({ result: [shoes] });
          case 'tweedehands':
            return Response.json({ result: [] });
          default:
            return missing();
        }
      default:
        return Response.json({ result: [] });
    }
  });
}

function open(at: string, { isVisitor = false, of = arabesk } = {}) {
  serveShop();
  const routes = [
    { path: '/arabesk/webshop', element: <ShopPage club={of} /> },
    { path: '/arabesk/webshop/categorie/:category', element: <ShopPage club={of} /> },
    { path: '/arabesk/webshop/:product', element: <ProductPage club={of} /> },
  ];
  return renderRoutes(clientOf(isVisitor ? 'visitor' : an, [noor, lars]), routes, at);
}

const member = (name: string) => page.getByRole('radio', { name: `${name} Peeters` });
const size = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const quantity = () => page.getByRole('spinbutton', { name: 'Aantal' });
const add = () => page.getByRole('button', { name: 'Leg in winkelmandje', exact: true });
const notices = () => page.getByRole('log', { name: 'Meldingen' });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

test('ProductPage asks for the member and the variant with the focus on the question, and tells what comes later', async () => {
  await open('/arabesk/webshop/balletschoenen');
  await userEvent.click(add());
  await expect.element(notices().getByText('Kies eerst voor wie je bestelt.')).toBeVisible();
  await expect.element(member('An')).toHaveFocus();
  await userEvent.click(member('Noor'));
  await userEvent.click(add());
  await expect.element(notices().getByText('Kies eerst een maat.')).toBeVisible();
  await expect.element(size('Maat 32')).toBeDisabled();
  await expect.element(size('Maat 34')).toHaveFocus();
  await userEvent.click(size('Maat 34'));
  await userEvent.fill(quantity(), '3');
  await expect.element(page.getByText(/^Je krijgt er 2 nu en 1 later/)).toBeVisible();
  await userEvent.click(add());
  await expect
    .element(notices().getByText('3 × Balletschoenen, Maat 34 liggen in het winkelmandje van Noor.'))
    .toBeVisible();
  await expect.element(page.getByText('3 in het winkelmandje van Noor')).toBeVisible();
  await expect.element(quantity()).toHaveValue(1);
  await expect
    .element(page.getByText('Leg je er nog 1 bij, dan krijg je er in totaal 2 nu en 2 later.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Naar winkelmandje' }))
    .toHaveAttribute('href', '/arabesk/winkelmandje');
  expect(browserCart.getState().items[`1-${noor.uid}`]?.products).toEqual({ 6104: 3 });
});

test('ProductPage by keyboard limits the quantity to the maximum of an order, and then refuses more', async () => {
  await open('/arabesk/webshop/jaarkalender');
  await expect.element(page.getByText(/^Dit wordt opgestuurd\./)).toBeVisible();
  member('An').element().focus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(member('Noor')).toBeChecked();
  quantity().element().focus();
  await userEvent.keyboard('{Control>}a{/Control}12');
  await expect.element(quantity()).toHaveValue(5);
  await expect.element(page.getByText('Hoogstens 5', { exact: true })).toBeVisible();
  add().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('5 in het winkelmandje van Noor')).toBeVisible();
  await expect.element(page.getByPlaceholder('Maximum bereikt')).toBeVisible();
  await expect.element(add()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notices().getByText(/^Je kan er niet meer bestellen/)).toBeVisible();
  expect(browserCart.getState().items[`1-${noor.uid}`]?.products).toEqual({ 6501: 5 });
});

test('ProductPage takes a visitor to the login with the choice in the address, and reads that choice', async () => {
  const router = await open('/arabesk/webshop/balletschoenen', { isVisitor: true });
  await userEvent.click(size('Maat 34'));
  await userEvent.click(page.getByRole('button', { name: 'Eén meer' }));
  await userEvent.click(page.getByRole('button', { name: 'Eén meer' }));
  await userEvent.click(page.getByRole('button', { name: 'Meld je aan om te bestellen' }));
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  const back = new URLSearchParams(router.state.location.search).get('redirect') ?? '';
  await router.navigate(back);
  await expect.element(size('Maat 34')).toBeChecked();
  await expect.element(quantity()).toHaveValue(3);
});

test('ProductPage goes from the number of a product to its address, with the variant of the query', async () => {
  const router = await open('/arabesk/webshop/67?variant=6702');
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/webshop/danslegging');
  expect(router.state.location.search).toBe('?variant=6702');
  await expect.element(page.getByRole('combobox', { name: 'Kies een maat' })).toHaveValue('6702');
  await expect.element(page.getByText(/€\s25,00 per stuk/)).toBeVisible();
});

test('ProductPage offers no order of a product that is sold out', async () => {
  await open('/arabesk/webshop/haarnetje');
  await expect.element(page.getByText('Niet op voorraad').first()).toBeVisible();
  await expect.element(add()).not.toBeInTheDocument();
});

test('ShopPage shows the products of a category, and marks it in the navigation', async () => {
  await open('/arabesk/webshop');
  await expect.element(title('Danswinkel')).toBeVisible();
  expect(document.title).toBe('Danswinkel · Dansstudio Arabesk · Clubpoort');
  await expect.poll(() => page.getByRole('article').elements().length).toBe(4);
  const categories = page.getByRole('navigation', { name: 'Categorieën' });
  await userEvent.click(categories.getByRole('link', { name: /^Schoenen/ }));
  await expect.element(title('Schoenen')).toBeVisible();
  await expect
    .element(categories.getByRole('link', { name: /^Schoenen/ }))
    .toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.getByRole('article').elements().length).toBe(1);
  await userEvent.click(page.getByRole('link', { name: 'Balletschoenen' }));
  await expect.element(title('Balletschoenen')).toBeVisible();
});

const withoutShop = club({ addons: [] });

test.each([
  ['/arabesk/webshop', withoutShop, 'Deze club heeft geen webshop'],
  ['/arabesk/webshop/balletschoenen', withoutShop, 'Deze club heeft geen webshop'],
  ['/arabesk/webshop/bestaat-niet', arabesk, 'We vinden dit product niet'],
  ['/arabesk/webshop/categorie/bestaat-niet', arabesk, 'We vinden deze categorie niet'],
  ['/arabesk/webshop/categorie/tweedehands', arabesk, 'In deze categorie is er nu niets'],
])('the webshop explains at %s what is missing', async (at, of, said) => {
  await open(at, { of });
  await expect.element(page.getByRole('heading', { name: said })).toBeVisible();
});
