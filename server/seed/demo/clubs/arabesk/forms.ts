import type { SeedForm } from '../../offer/seedClub.ts';

export const forms: readonly SeedForm[] = [
  {
    nid: 11,
    url: 'afwezigheid-melden',
    title: 'Afwezigheid melden',
    description:
      'Ben je langer dan twee weken afwezig? Meld het hier, dan houden we je plaats vrij. Met een attest van je arts krijg je de gemiste lessen terugbetaald.',
    needsLogin: true,
    sections: [
      {
        title: 'Wie is er afwezig?',
        fields: [
          { qid: 1101, type: 'text', question: 'Voornaam', defaultKey: 'fname', required: true },
          { qid: 1102, type: 'text', question: 'Naam', defaultKey: 'lname', required: true },
          {
            qid: 1103,
            type: 'radio',
            question: 'Waarom kan je niet komen?',
            required: true,
            options: [
              ['ziek', 'Ziek of geblesseerd'],
              ['school', 'School of werk'],
              ['anders', 'Iets anders'],
            ],
          },
          {
            qid: 1104,
            type: 'file',
            question: 'Attest van je arts',
            help: 'Een foto van het attest mag ook.',
            required: true,
            config: { max: 2 },
            visibleWhen: { qid: 1103, equals: 'ziek' },
          },
          {
            qid: 1105,
            type: 'number',
            question: 'Hoeveel weken ben je er niet?',
            required: true,
            config: { min: 2, max: 20 },
          },
          { qid: 1106, type: 'textarea', question: 'Wil je ons nog iets vertellen?' },
        ],
      },
    ],
  },
  {
    nid: 12,
    url: 'programmaboekje-aanvragen',
    title: 'Programmaboekje aanvragen',
    description:
      'Het programma van het hele seizoen, op papier en gratis bij je thuis. We versturen het binnen de week.',
    needsLogin: false,
    sections: [
      {
        title: 'Waar mogen we het naartoe sturen?',
        fields: [
          { qid: 1111, type: 'text', question: 'Voornaam', defaultKey: 'fname', required: true },
          { qid: 1112, type: 'text', question: 'Naam', defaultKey: 'lname', required: true },
          { qid: 1113, type: 'address', question: 'Adres', defaultKey: 'address', required: true },
          {
            qid: 1114,
            type: 'select_multiple',
            question: 'Wat interesseert je?',
            options: [
              ['kinderen', 'Lessen voor kinderen'],
              ['volwassenen', 'Lessen voor volwassenen'],
              ['kampen', 'Kampen en workshops'],
              ['voorstellingen', 'Voorstellingen'],
            ],
          },
        ],
      },
    ],
  },
];
