/** Tables of questions: as Excel in Dutch writes them, as a redcap-like dictionary, copied from a sheet, and without headings. */
export const tableExamples = {
  dutch:
    '﻿Inschrijving 2026;;;;;;\r\nSectie;Vraag;Soort;Verplicht;Keuzes;Uitleg;Toon als\r\nKind;Voornaam;tekst;ja;;;\r\n;"Maat; van het truitje";keuzelijst;x;S, M, L;"Kies ""ruim""";\r\nGezondheid;Allergieën?;;ja;noten, lactose, andere;;\r\n;Heb je een attest?;keuze;;ja/nee;;\r\n;Attest;bestand;;;Een foto is goed;Heb je een attest? = ja\r\n;Iets geks;hologram;;;;op maandag\r\n',
  dictionary:
    'name,label,type,options,required,min,max,default,color\nage,"Age, in years",number,,y,3,99,,red\nwhen,Start date,date,,,1/9/2026,31/08/2027,,\nshirt,T-shirt,dropdown,"S | M | L",no,,,M,\nnote,,text,,,,,,\n',
  copied: 'Vraag\tAntwoorden\nNaam\t\nKan je zwemmen?\tja, een beetje, nee\n',
  bare: 'Voornaam\t\nT-shirtmaat\tS\tM\tL\nGeboortedatum\t\n',
};

/** Lists of questions as people write them in a mail. */
export const wordExamples = {
  dutch:
    'Naam?\nGeboortedatum? *\nAllergieën: geen, noten, lactose, andere\nGSM van een ouder (verplicht)\nRijksregisternummer\n\n# Praktisch\nKan je kind zwemmen? (ja/een beetje/nee)\nHoeveel broers en zussen?\nMogen we foto’s gebruiken?\nOpmerkingen:\n',
  bulleted:
    '1. First name*\n2) Date of birth\n3. Which sports do you like?\n   - judo\n   - dance\n   - other\n4. Email address\n5. Comments\n',
  french:
    'Prénom *\nDate de naissance\nAdresse\nNuméro de téléphone\nRégime : végétarien, sans porc, autre\nTaille du t-shirt : S, M ou L\n',
  german:
    'Vorname*\nGeburtsdatum\nTelefonnummer\nKannst du schwimmen? ja / nein\nHandynummer der Eltern\nUnterschrift\n',
  annotated:
    '**Sectie "Over je kind"**\n1. Voornaam (tekst, verplicht)\n2. Geslacht (keuze: meisje, jongen, x)\n3. T-shirtmaat (lijst: 116, 128, 140; verplicht)\n4. Hoe noemt iedereen je (je roepnaam)?\n5. Medische fiche (bestand)\n',
};

/** JSON Schemas: a member, a choice of payment, a list with conditions, and one that refers to itself. */
export const schemaExamples = {
  member: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Lid',
    type: 'object',
    required: ['name', 'agree'],
    properties: {
      name: { type: 'string', title: 'Naam', minLength: 2, maxLength: 60 },
      mail: { type: 'string', format: 'email', title: 'E-mail' },
      born: { type: 'string', format: 'date', title: 'Geboren' },
      age: { type: 'integer', minimum: 3, title: 'Leeftijd' },
      height: { type: 'number', multipleOf: 0.5, title: 'Lengte' },
      level: { enum: ['a', 'b'], title: 'Niveau', default: 'a' },
      days: { type: 'array', uniqueItems: true, items: { enum: ['ma', 'di'] }, title: 'Dagen' },
      agree: { type: 'boolean', const: true, title: 'Akkoord' },
    },
  },
  payment: {
    type: 'object',
    properties: {
      pay: {
        title: 'Betaling',
        oneOf: [
          {
            title: 'Overschrijving',
            properties: { iban: { type: 'string', title: 'Rekening' } },
            required: ['iban'],
          },
          { title: 'Contant', properties: { amount: { type: 'number', title: 'Bedrag' } } },
        ],
      },
      point: { type: 'array', title: 'Punt', prefixItems: [{ type: 'number' }, { type: 'number' }] },
    },
  },
  list: {
    type: 'object',
    properties: {
      kids: {
        type: 'array',
        title: 'Kinderen',
        items: {
          type: 'object',
          properties: {
            first: { type: 'string', title: 'Voornaam' },
            swims: { type: 'boolean', title: 'Zwemt' },
          },
        },
      },
      sick: { type: 'boolean', title: 'Ziek' },
      what: { type: 'string', title: 'Wat?' },
    },
    if: { properties: { sick: { const: true } }, required: ['sick'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['what'] },
  },
  recursive: {
    $defs: {
      person: {
        type: 'object',
        properties: { name: { type: 'string', title: 'Naam' }, parent: { $ref: '#/$defs/person' } },
      },
    },
    $ref: '#/$defs/person',
  },
};
