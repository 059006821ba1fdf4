import type { SeedForm } from '../offer/seedClub.ts';

/** A form with a group and a computed value: everybody at the table is a row, and the price follows. */
export const spaghettiForm: SeedForm = {
  nid: 23,
  url: 'spaghetti-avond',
  title: 'Spaghetti-avond van De Zwaluw',
  description:
    'Op zaterdag eten we samen in de turnzaal. Iedereen betaalt 14 euro, dessert inbegrepen. Betalen doe je aan de kassa.',
  needsLogin: false,
  sections: [
    {
      title: 'Wie schrijft er in?',
      fields: [
        { qid: 2121, type: 'text', question: 'Naam', defaultKey: 'lname', required: true },
        { qid: 2122, type: 'email', question: 'E-mailadres', defaultKey: 'mail', required: true },
      ],
    },
    {
      title: 'Aan tafel',
      fields: [
        {
          qid: 2123,
          type: 'group',
          question: 'Wie eet er mee?',
          help: 'Voeg iedereen toe, ook jezelf.',
          required: true,
          config: { repeat: { min: 1, max: 20, label: 'Eter' } },
          fields: [
            {
              qid: 'voornaam',
              nid: 0,
              type: 'text',
              question: 'Voornaam',
              default_key: 'fname',
              required: true,
            },
            {
              qid: 'gerecht',
              nid: 0,
              type: 'radio',
              question: 'Gerecht',
              options: ['Bolognaise', 'Veggie', 'Met zalm'],
              required: true,
            },
            { qid: 'allergie', nid: 0, type: 'checkbox', question: 'Is er een allergie?' },
            {
              qid: 'welke',
              nid: 0,
              type: 'text',
              question: 'Welke allergie?',
              visible_when: { qid: 'allergie', equals: true },
              required: true,
            },
          ],
        },
        {
          qid: 2124,
          type: 'number',
          question: 'Hoeveel steunkaarten van 5 euro wil je erbij?',
          config: { min: 0, max: 50 },
        },
        {
          qid: 2125,
          type: 'computed',
          question: 'Te betalen aan de kassa',
          config: {
            expression: { sum: [{ product: [{ count: 2123 }, 14] }, { product: [{ ref: 2124 }, 5] }] },
            decimals: 2,
            prefix: '€',
          },
        },
      ],
    },
  ],
};
