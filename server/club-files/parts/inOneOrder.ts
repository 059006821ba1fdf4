import type { ProductInFile } from '#schemas/club-file/sellingInFile.ts';

type Offers = ProductInFile['offeredWith'];

/** The tariffs with which a product is offered, each once. They have no order of their own, and a new one has no number to sort by. */
export function inOneOrder(offers: Offers): Offers {
  const byName = new Map(offers.map((offer) => [`${offer.course} ${offer.tariff}`, offer]));
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, offer]) => offer);
}
