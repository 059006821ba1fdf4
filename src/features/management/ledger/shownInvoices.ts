/** The lists of invoices, in the order of the choice. */
export const shownInvoices = ['open', 'overdue', 'attention', 'paid', 'all'] as const;
export type Shown = (typeof shownInvoices)[number];

/** Words of the address for the lists; the first list has none. */
const words: Readonly<Record<Shown, string>> = {
  open: '',
  overdue: 'vervallen',
  attention: 'na-te-kijken',
  paid: 'betaald',
  all: 'alles',
};

export function wordOf(shown: Shown): string {
  return words[shown];
}

export function shownOf(word: string | null): Shown {
  return shownInvoices.find((shown) => words[shown] === word) ?? 'open';
}
