/** A schema of 2020-12 with every kind of property that a form of a JSON Schema asks. */
export const campSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Zomerkamp',
  description: 'Inschrijven kan tot en met 15 juni.',
  type: 'object',
  required: ['name', 'email', 'level', 'home', 'agreed'],
  properties: {
    name: { type: 'string', title: 'Naam', minLength: 2 },
    email: { type: 'string', format: 'email', title: 'E-mailadres' },
    site: { type: 'string', format: 'uri', title: 'Website' },
    born: { type: 'string', format: 'date', title: 'Geboortedatum' },
    arrival: { type: 'string', format: 'time', title: 'Uur van aankomst' },
    age: { type: 'integer', title: 'Leeftijd', minimum: 3, maximum: 99 },
    size: { type: 'number', title: 'Schoenmaat', minimum: 20, multipleOf: 0.5 },
    level: {
      title: 'Niveau',
      oneOf: [
        { const: 'b', title: 'Beginner' },
        { const: 'g', title: 'Gevorderd' },
      ],
    },
    days: {
      type: 'array',
      title: 'Dagen',
      uniqueItems: true,
      items: { enum: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] },
    },
    home: { $ref: '#/$defs/address', title: 'Thuis' },
    holiday: {
      $ref: '#/$defs/address',
      title: 'Vakantieadres',
      description: 'Alleen in te vullen als je er bent.',
    },
    news: { type: 'boolean', title: 'Ik wil de nieuwsbrief', default: true },
    agreed: { const: true, title: 'Ik ga akkoord met de voorwaarden' },
  },
  if: { properties: { age: { exclusiveMaximum: 18 } }, required: ['age'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { parent: { type: 'string', title: 'Naam van een ouder' } }, required: ['parent'] },
  dependentRequired: { holiday: ['arrival'] },
  $defs: {
    address: {
      type: 'object',
      required: ['street', 'postal'],
      properties: {
        street: { type: 'string', title: 'Straat en nummer' },
        postal: { type: 'string', title: 'Postcode', pattern: '^[1-9][0-9]{3}$' },
      },
    },
  },
} as const;
