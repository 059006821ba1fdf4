/** An order in a club's books. Amounts are in cents. Days count back from today; due days count forward. */
export interface SeedInvoice {
  readonly uid: number;
  readonly clubNid: number;
  readonly placedDaysAgo: number;
  readonly payNow: number;
  readonly lines: readonly SeedLine[];
  readonly instalments?: readonly { readonly dueInDays: number; readonly amount: number }[];
  readonly payments?: readonly {
    readonly amount: number;
    readonly daysAgo: number;
    readonly by: 'transfer' | 'test-checkout';
  }[];
  readonly credits?: readonly {
    readonly amount: number;
    readonly daysAgo: number;
    readonly reason: string;
  }[];
}

export interface SeedLine {
  readonly description: string;
  readonly unit: number;
  readonly qty?: number;
  readonly discount?: number;
  readonly type: 'tariff' | 'product' | 'rounding' | 'service';
  /** Course of a tariff. */
  readonly courseNid?: number;
  readonly tariffNid?: number;
  /** The variant of a product. */
  readonly itemNid?: number;
}

const noor = 2;
const lars = 3;
const mila = 4;
const bart = 11;
const els = 12;
const [arabesk, deZwaluw, deDolfijn] = [1, 2, 4];

/** Els has one more overdue invoice: the order behind her registration (standing.ts). */
export const invoices: readonly SeedInvoice[] = [
  // Paid by transfer, with a discount for a sister.
  {
    ...{ uid: noor, clubNid: arabesk, placedDaysAgo: 83, payNow: 17_550 },
    lines: [
      {
        ...{ type: 'tariff', courseNid: 106, tariffNid: 1061 },
        ...{ description: 'Jazz 12-15 jaar – Heel seizoen', unit: 19_500, discount: 1_950 },
      },
    ],
    payments: [{ amount: 17_550, daysAgo: 78, by: 'transfer' }],
  },
  // Paid online; credited in part, because the shoes were returned.
  {
    ...{ uid: noor, clubNid: arabesk, placedDaysAgo: 40, payNow: 6_400 },
    lines: [
      { type: 'product', description: 'Balletschoenen – Maat 34', unit: 2_650, itemNid: 6104 },
      { type: 'product', description: 'Danslegging – Zwart, maat M', unit: 3_750, itemNid: 6709 },
    ],
    payments: [{ amount: 6_400, daysAgo: 40, by: 'test-checkout' }],
    credits: [{ amount: 2_650, daysAgo: 31, reason: 'Balletschoenen maat 34 teruggebracht' }],
  },
  // Cancelled by the club; credited in full after payment.
  {
    ...{ uid: noor, clubNid: arabesk, placedDaysAgo: 190, payNow: 4_500 },
    lines: [{ type: 'service', description: 'Workshop streetdance', unit: 4_500 }],
    payments: [{ amount: 4_500, daysAgo: 188, by: 'transfer' }],
    credits: [{ amount: 4_500, daysAgo: 172, reason: 'De workshop kon niet doorgaan' }],
  },
  // In parts: the deposit is paid, and half of the first of two instalments.
  {
    ...{ uid: lars, clubNid: deZwaluw, placedDaysAgo: 24, payNow: 4_250 },
    lines: [
      {
        ...{ type: 'tariff', courseNid: 201, tariffNid: 2011 },
        ...{ description: 'Recreatief turnen, lagere school – Lidgeld', unit: 14_250 },
      },
    ],
    instalments: [
      { dueInDays: 6, amount: 5_000 },
      { dueInDays: 37, amount: 5_000 },
    ],
    payments: [
      { amount: 4_250, daysAgo: 24, by: 'test-checkout' },
      { amount: 2_000, daysAgo: 9, by: 'transfer' },
    ],
  },
  // Due in the future.
  {
    ...{ uid: lars, clubNid: deZwaluw, placedDaysAgo: 3, payNow: 0 },
    lines: [{ type: 'product', description: 'Clubturnpak – Maat 128', unit: 4_900, itemNid: 6302 }],
    instalments: [{ dueInDays: 11, amount: 4_900 }],
  },
  // Overdue.
  {
    ...{ uid: mila, clubNid: deZwaluw, placedDaysAgo: 45, payNow: 11_800 },
    lines: [{ type: 'service', description: 'Kleuterturnen – Lidgeld', unit: 11_800 }],
  },
  // From the year before.
  {
    ...{ uid: mila, clubNid: deZwaluw, placedDaysAgo: 402, payNow: 11_200 },
    lines: [{ type: 'service', description: 'Kleuterturnen – Lidgeld', unit: 11_200 }],
    payments: [{ amount: 11_200, daysAgo: 396, by: 'transfer' }],
  },
  // Rounded to five cents, as De Dolfijn does.
  {
    ...{ uid: lars, clubNid: deDolfijn, placedDaysAgo: 96, payNow: 2_785 },
    lines: [
      { type: 'service', description: 'Zwemmarathon – Deelname', unit: 1_500 },
      { type: 'service', description: 'Zwemmarathon – T-shirt', unit: 1_429, discount: 143 },
      { type: 'rounding', description: 'Afronding', unit: -1 },
    ],
    payments: [{ amount: 2_785, daysAgo: 96, by: 'test-checkout' }],
  },
  {
    ...{ uid: els, clubNid: arabesk, placedDaysAgo: 310, payNow: 9_500 },
    lines: [{ type: 'service', description: 'Beurtenkaart 10', unit: 9_500 }],
    payments: [{ amount: 9_500, daysAgo: 310, by: 'test-checkout' }],
  },
  // Why Bart's account is blocked.
  {
    ...{ uid: bart, clubNid: deDolfijn, placedDaysAgo: 402, payNow: 12_000 },
    lines: [{ type: 'service', description: 'Zwemtraining – Lidgeld', unit: 12_000 }],
  },
];
