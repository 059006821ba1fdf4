/** Interprets specification 9: "vanaf € 12,50", "Meld je aan om te bestellen", "Niet op voorraad". */
export const webshopTexts = {
  /** Used when the club has no term of its own. */
  title: 'Webshop',
  loading: 'De producten worden geladen',
  loadingProduct: 'Het product wordt geladen',
  categories: 'Categorieën',
  all: 'Alles',
  results: (count: number) => (count === 1 ? '1 product' : `${count} producten`),
  priceFrom: (price: string) => `vanaf ${price}`,
  free: 'Gratis',

  outOfStock: 'Niet op voorraad',
  left: (count: number) => `Nog ${count} op voorraad`,
  inStock: 'Op voorraad',
  comesLater: 'Op bestelling',

  chooseVariant: 'Kies een uitvoering',
  chooseSize: 'Kies een maat',
  chooseVariantOption: 'Kies…',
  variantFirst: 'Kies eerst een uitvoering.',
  sizeFirst: 'Kies eerst een maat.',
  memberFirst: 'Kies eerst voor wie je bestelt.',
  quantity: 'Aantal',
  each: (price: string) => `${price} per stuk`,
  full: (name: string) =>
    `Je kan er niet meer bestellen: het maximum ligt al in het winkelmandje van ${name}.`,
  allLater: (count: number) =>
    count === 1
      ? 'Dit is nu niet in huis. De club bestelt het voor je: je krijgt het later.'
      : `Dit is nu niet in huis. De club bestelt het voor je: je krijgt alle ${count} stuks later.`,
  someLater: (now: number, later: number) =>
    `Je krijgt er ${now} nu en ${later} later: de club bestelt de rest bij.`,
  moreLater: (added: number, { now, later }: { now: number; later: number }) =>
    now === 0
      ? `Leg je er nog ${added} bij, dan krijg je alle ${later} stuks later.`
      : `Leg je er nog ${added} bij, dan krijg je er in totaal ${now} nu en ${later} later.`,
  addressRequired: 'Dit wordt opgestuurd. Bij het bestellen vragen we naar welk adres.',
  maxPerOrder: (count: number) => `Hoogstens ${count} per bestelling`,

  add: 'Leg in winkelmandje',
  login: 'Meld je aan om te bestellen',
  loginHint: 'Daarna kom je hier terug. Wat je koos, blijft staan.',
  added: (count: number, what: string, name: string) =>
    `${count} × ${what} ${count === 1 ? 'ligt' : 'liggen'} in het winkelmandje van ${name}.`,
  inCart: (count: number) => `${count} in winkelmandje`,
  inCartOf: (count: number, name: string) => `${count} in het winkelmandje van ${name}`,
  toCart: 'Naar winkelmandje',
  soldOutHint: 'Je kan dit product nu niet bestellen. Kom later nog eens kijken of vraag het aan de club.',
  choose: 'Kies',
  related: 'Past hierbij',

  nothing: 'Er is nu niets te koop',
  nothingHint: 'Kom later nog eens kijken.',
  nothingInCategory: 'In deze categorie is er nu niets',
  nothingInCategoryHint: 'Kijk ook eens bij de andere categorieën.',
  allProducts: 'Bekijk alle producten',
  toClub: 'Naar de clubpagina',
  noWebshop: 'Deze club heeft geen webshop',
  noWebshopHint: 'Je kan hier niets bestellen. Op de clubpagina vind je wat de club wel aanbiedt.',
  productUnknown: 'We vinden dit product niet',
  productUnknownHint: 'Misschien verkoopt de club het niet meer of klopt de link niet meer.',
  categoryUnknown: 'We vinden deze categorie niet',
  categoryUnknownHint: 'Misschien deelde de club het aanbod anders in.',
} as const;
