/** A schema with parts that no question fits: rjsf draws them in the clothes of the form. */
export const partsSchema = {
  title: 'Kampweide',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Naam' },
    place: {
      type: 'array',
      title: 'Plaats op de kaart',
      description: 'Eerst de breedte, dan de lengte.',
      items: [
        { type: 'number', title: 'Breedte' },
        { type: 'number', title: 'Lengte' },
      ],
    },
    prices: {
      type: 'object',
      title: 'Prijs per leeftijd',
      minProperties: 1,
      additionalProperties: { type: 'number', minimum: 0 },
    },
    size: {
      type: ['string', 'number'],
      title: 'Grootte',
    },
    region: {
      title: 'Streek',
      enum: [{ city: 'Gent' }, { city: 'Aalst' }],
    },
    ground: { $ref: '#/$defs/ground' },
    colour: { type: 'string', format: 'color', title: 'Kleur op het plan' },
    code: { type: 'string', readOnly: true, title: 'Code', default: 'KW-17' },
    plan: { type: 'string', format: 'data-url', title: 'Plan' },
    remarks: { title: 'Wat nog van pas komt', not: { type: 'boolean' } },
  },
  $defs: {
    ground: {
      type: 'object',
      title: 'Terrein',
      properties: {
        label: { type: 'string', title: 'Omschrijving', description: 'Zoals op het bord.' },
        dry: { type: 'boolean', title: 'Blijft droog' },
        parts: { type: 'array', title: 'Delen', items: { $ref: '#/$defs/ground' } },
      },
      propertyNames: { maxLength: 10 },
    },
  },
} as const;

export const partsData = {
  name: 'Bosrand',
  place: [51.05, 3.72],
  prices: { kind: 4.5, groot: 6 },
  size: 120,
  region: { city: 'Gent' },
  ground: {
    label: 'Weide',
    dry: true,
    parts: [{ label: 'Vijver', dry: false, parts: [{ label: 'Oever', dry: true, parts: [] }] }],
  },
  colour: '#2f855a',
  code: 'KW-17',
  remarks: ['Breng laarzen mee'],
};
