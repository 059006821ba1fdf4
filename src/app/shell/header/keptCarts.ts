import { tabTexts } from '#src/platform/storage/storage.ts';

const keyOf = (club: number) => `keeps-cart.${club}`;

/** Remembers, as long as the tab is open, that the person looks at other clubs and keeps the cart at this one. */
export function keepCart(club: number): void {
  tabTexts.write(keyOf(club), 'kept');
}

export function isCartKept(club: number): boolean {
  return tabTexts.read(keyOf(club)) !== undefined;
}
