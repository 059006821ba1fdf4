import type { SeedCategory } from '../../offer/seedClub.ts';

export const webshop: readonly SeedCategory[] = [
  {
    nid: 1,
    url: 'schoenen',
    title: 'Schoenen',
    products: [
      {
        nid: 61,
        url: 'balletschoenen',
        title: 'Balletschoenen',
        description:
          'Zachte leren schoentjes met een gespleten zool. Je neemt best de maat van je gewone schoenen.',
        relatedTo: [1021, 1031],
        variants: [
          { title: 'Maat 28', euros: 24.5, stock: 4 },
          { title: 'Maat 30', euros: 24.5, stock: 1 },
          { title: 'Maat 32', euros: 24.5, stock: 0 },
          { title: 'Maat 34', euros: 26.5, stock: 2, allowsBackorder: true },
        ],
      },
      {
        nid: 62,
        url: 'jazzschoenen',
        title: 'Jazzschoenen',
        description: 'Zwart, met een buigzame zool en een lage hak.',
        variants: [
          { title: 'Maat 37', euros: 34.95, stock: 0, allowsBackorder: true },
          { title: 'Maat 39', euros: 34.95, stock: 0, allowsBackorder: true },
        ],
      },
    ],
  },
  {
    nid: 2,
    url: 'kleding',
    title: 'Kleding',
    products: [
      {
        nid: 63,
        url: 't-shirt-arabesk',
        title: 'T-shirt Arabesk',
        description: 'Biokatoen, bedrukt in Gent. Valt ruim uit.',
        relatedTo: [1061],
        variants: [
          { title: 'Kind, 7-8 jaar', euros: 15, stock: 12 },
          { title: 'Volwassene, M', euros: 18, stock: 20 },
          { title: 'Volwassene, L', euros: 18, stock: 0 },
        ],
      },
      {
        nid: 64,
        url: 'haarnetje',
        title: 'Haarnetje',
        description: 'Per drie, in de kleur van je haar.',
        variants: [{ title: 'Donkerbruin', euros: 3.2, stock: 0 }],
      },
      {
        nid: 67,
        url: 'danslegging',
        title: 'Danslegging',
        description: 'Ondoorzichtig en zonder naad aan de zijkant. Twijfel je? Neem de grotere maat.',
        variants: [
          { title: 'Maat 104, zwart', euros: 21, stock: 6 },
          { title: 'Maat 110, zwart', euros: 21, stock: 3 },
          { title: 'Maat 116, zwart', euros: 21, stock: 0 },
          { title: 'Maat 122, zwart', euros: 21, stock: 8 },
          { title: 'Maat 128, zwart', euros: 23, stock: 5 },
          { title: 'Maat 134, zwart', euros: 23, stock: 0, allowsBackorder: true },
          { title: 'Maat 140, zwart', euros: 23, stock: 7 },
          { title: 'Maat 146, zwart', euros: 23, stock: 4 },
          { title: 'Maat 152, zwart', euros: 25, stock: 2, allowsBackorder: true },
        ],
      },
    ],
  },
  {
    nid: 3,
    url: 'voor-thuis',
    title: 'Voor thuis',
    products: [
      {
        nid: 65,
        url: 'jaarkalender',
        title: 'Jaarkalender',
        description: 'Twaalf foto’s van onze voorstellingen. We sturen hem op, verzending inbegrepen.',
        isAddressRequired: true,
        maxPerOrder: 5,
        variants: [{ title: 'A3', euros: 19.99, stock: 40 }],
      },
      {
        nid: 66,
        url: 'opname-lentevoorstelling',
        title: 'Opname van de lentevoorstelling',
        description: 'Je krijgt een link naar de film zodra die klaar is.',
        variants: [{ title: 'Link', euros: 12.5 }],
      },
    ],
  },
  { nid: 4, url: 'tweedehands', title: 'Tweedehands', products: [] },
];
