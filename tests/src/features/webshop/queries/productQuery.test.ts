import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { productQuery } from '#src/features/webshop/queries/productQuery.ts';
import { wireProduct } from '../productFixtures.ts';

/** A backend that finds products by their url alone. */
function backendByUrl() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://portal').searchParams;
    asked.push(query.get('q') ?? '');
    if (query.get('q') === 'get_products')
      return Response.json({ result: [wireProduct({ nid: 60, url: 'maillot' }), wireProduct()] });
    return query.get('product') === 'balletschoenen'
      ? Response.json({ result: wireProduct() })
      : Response.json({ errors: ['Niet gevonden'] }, { status: 404 });
  });
  return asked;
}

const load = (product: string) =>
  new QueryClient().fetchQuery({ ...productQuery({ club: 1, product }), retry: false });

test('productQuery finds the product of a nid in the list, where the backend knows urls alone', async () => {
  const asked = backendByUrl();
  expect((await load('61')).url).toBe('balletschoenen');
  expect(asked).toEqual(['get_product', 'get_products']);
});

test('productQuery asks once for a url, and for one that is unknown', async () => {
  const asked = backendByUrl();
  expect((await load('balletschoenen')).nid).toBe(61);
  await expect(load('onbekend')).rejects.toThrow('Niet gevonden');
  await expect(load('62')).rejects.toThrow('Niet gevonden');
  expect(asked).toEqual(['get_product', 'get_product', 'get_product', 'get_products']);
});
