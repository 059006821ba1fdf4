/** The part of a cart that trial lessons can change. */
export interface TrialItems {
  readonly tariffs: readonly number[];
  /** Nids of the chosen sessions of trial lessons. */
  readonly trials: readonly number[];
  /** Quantities, by the nid of the variant. */
  readonly products: Readonly<Record<string, number>>;
}

/** A trial tariff and what depends on it. */
export interface TrialTariff {
  readonly tariff: number;
  /** The sessions of its course, to tell which of the chosen sessions belong to it. */
  readonly sessions: readonly number[];
  /** Variants that are in the cart because of this tariff. */
  readonly relatedProducts: readonly number[];
}

/**
 * Removes one trial session from a cart. Removing the last session of a course also removes the trial tariff and its
 * related products (specification 4.2).
 */
export function withoutTrialSession<Items extends TrialItems>(
  items: Items,
  session: number,
  { tariff, sessions, relatedProducts }: TrialTariff,
): Items {
  const trials = items.trials.filter((nid) => nid !== session);
  if (trials.length === items.trials.length || trials.some((nid) => sessions.includes(nid))) {
    return { ...items, trials };
  }
  const products = Object.entries(items.products).filter(([nid]) => !relatedProducts.includes(Number(nid)));
  return {
    ...items,
    trials,
    tariffs: items.tariffs.filter((nid) => nid !== tariff),
    products: Object.fromEntries(products),
  };
}
