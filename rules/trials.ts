/** The part of a cart that trial lessons touch. */
export interface TrialItems {
  readonly tariffs: readonly number[];
  /** Sessions of trial lessons. */
  readonly trials: readonly number[];
  /** How many, by the nid of the variant. */
  readonly products: Readonly<Record<string, number>>;
}

/** What belongs to one trial tariff. */
export interface TrialTariff {
  readonly tariff: number;
  /** The sessions of its course: which of the chosen ones are its own. */
  readonly sessions: readonly number[];
  /** Variants that are in the cart because of it. */
  readonly relatedProducts: readonly number[];
}

/**
 * A cart without one session of a trial: with the last one of its course the trial tariff goes, and its related products
 * with it (specification 4.2).
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
