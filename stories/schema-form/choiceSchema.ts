/** A schema with choices, as a program writes them. */
export const choiceSchema = {
  title: 'Aanvraag',
  type: 'object',
  required: ['payment', 'size', 'folder'],
  properties: {
    payment: {
      title: 'Betaling',
      description: 'Je betaalt pas na onze bevestiging.',
      oneOf: [
        {
          title: 'Met een kaart',
          type: 'object',
          required: ['by', 'name', 'number'],
          properties: {
            by: { const: 'card', title: 'Hoe betaal je?' },
            name: { type: 'string', title: 'Naam' },
            number: { type: 'string', title: 'Kaartnummer', minLength: 4 },
          },
        },
        {
          title: 'Met een overschrijving',
          type: 'object',
          required: ['by', 'name', 'account'],
          properties: {
            by: { const: 'transfer' },
            name: { type: 'string', title: 'Naam' },
            account: { type: 'string', title: 'Rekening' },
          },
        },
      ],
    },
    size: { type: ['string', 'integer'], title: 'Maat' },
    news: { type: ['boolean', 'null'], title: 'Nieuwsbrief' },
    contacts: {
      type: 'array',
      title: 'Wie mogen we bellen?',
      items: {
        anyOf: [
          { $ref: '#/$defs/person' },
          {
            title: 'Een dienst',
            type: 'object',
            required: ['service'],
            properties: { service: { type: 'string', title: 'Dienst' } },
          },
        ],
      },
    },
    folder: { $ref: '#/$defs/folder' },
  },
  $defs: {
    person: {
      title: 'Een persoon',
      type: 'object',
      required: ['first'],
      properties: { first: { type: 'string', title: 'Voornaam' } },
    },
    folder: {
      title: 'Map',
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', title: 'Naam van de map' },
        folders: { title: 'Mappen in deze map', type: 'array', items: { $ref: '#/$defs/folder' } },
      },
    },
  },
} as const;
