import type { Page } from '@playwright/test';

interface Held {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
  /** In the format of web storage. */
  readonly items: Readonly<Record<string, unknown>>;
}

/** Fills the cart of one member through web storage, as another tab would. The page reads it when it is next loaded. */
export async function fillCart(page: Page, { club, uid, items }: Held): Promise<void> {
  await page.evaluate(
    ([key, held]) => {
      const cart = { items: { [key]: held }, attempts: {}, unsaved: { [key]: Date.now() } };
      localStorage.setItem('clubpoort.cart', JSON.stringify(cart));
    },
    [`${club}-${uid}`, items] as const,
  );
}
