import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

export const webshopScreens: readonly Screen[] = [
  { name: 'webshop', path: '/arabesk/webshop' },
  { name: 'webshop-category', path: '/arabesk/webshop/categorie/schoenen' },
  { name: 'webshop-category-empty', path: '/arabesk/webshop/categorie/tweedehands' },
  {
    name: 'webshop-category-unknown',
    path: '/arabesk/webshop/categorie/bestaat-niet',
    expectedErrors: /404/,
  },
  { name: 'webshop-none', path: '/kompas/webshop' },
  { name: 'product', path: '/arabesk/webshop/balletschoenen' },
  { name: 'product-backorder', path: '/arabesk/webshop/balletschoenen?variant=6104&aantal=3', login: family },
  { name: 'product-many-sizes', path: '/arabesk/webshop/danslegging' },
  { name: 'product-sent', path: '/arabesk/webshop/jaarkalender?aantal=5' },
  { name: 'product-sold-out', path: '/arabesk/webshop/haarnetje' },
  { name: 'product-unknown', path: '/arabesk/webshop/bestaat-niet', expectedErrors: /404/ },
  {
    name: 'product-in-cart',
    path: '/arabesk/webshop/jaarkalender?aantal=5',
    login: family,
    isOverlay: true,
    steps: async (page) => {
      const members = page.getByRole('group', { name: 'Voor wie?' });
      await members.getByRole('radio', { name: 'Lars Peeters' }).check();
      const add = page.getByRole('button', { name: 'Leg in winkelmandje', exact: true });
      // The cart of an earlier picture is still there.
      const full = page.getByPlaceholder('Maximum bereikt');
      await expect(full.or(add)).toBeVisible();
      if (!(await full.isVisible())) await add.click();
      await expect(full).toBeVisible();
    },
  },
];
