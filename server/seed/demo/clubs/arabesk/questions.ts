import { personalQuestions } from '../../offer/personalQuestions.ts';
import type { SeedSection } from '../../offer/seedClub.ts';

const yesNo = [
  ['ja', 'Ja'],
  ['nee', 'Nee'],
] as const;

const shoeSizes = ['28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38'].map(
  (size) => [`maat-${size}`, `Maat ${size}`] as const,
);

export const questions: readonly SeedSection[] = [
  {
    title: 'Wie ben je?',
    titleForOther: 'Over {voornaam}',
    fields: [
      ...personalQuestions(1001),
      {
        qid: 1004,
        type: 'radio',
        question: 'Geslacht',
        defaultKey: 'sex',
        options: [
          ['v', 'Vrouw'],
          ['m', 'Man'],
          ['x', 'X'],
        ],
      },
      {
        qid: 1005,
        type: 'email',
        question: 'E-mailadres',
        defaultKey: 'mail',
        required: true,
        help: 'Via dit adres verwittigen we je als een les niet doorgaat. Zet een puntkomma tussen meerdere adressen.',
        placeholder: 'naam@voorbeeld.be',
      },
      { qid: 1006, type: 'phone', question: 'Gsm-nummer', defaultKey: 'phone' },
      { qid: 1007, type: 'nationality', question: 'Nationaliteit', defaultKey: 'nationality' },
    ],
  },
  {
    title: 'Als er iets gebeurt',
    fields: [
      {
        qid: 1010,
        type: 'text',
        question: 'Wie mogen we bellen?',
        defaultKey: 'emergency_contact',
        required: true,
        placeholder: 'Bijvoorbeeld: Rita, oma',
        isForTeachers: true,
      },
      {
        qid: 1011,
        type: 'phone',
        question: 'Op welk nummer?',
        defaultKey: 'emergency_phone',
        required: true,
        isForTeachers: true,
      },
      {
        qid: 1012,
        type: 'radio',
        question: 'Moeten we iets weten over je gezondheid?',
        questionForOther: 'Moeten we iets weten over de gezondheid van {voornaam}?',
        required: true,
        options: yesNo,
        help: 'Zo weet de lesgever waarop te letten.',
        isForTeachers: true,
        isSensitive: true,
        keptUntil: 'season',
      },
      {
        qid: 1013,
        type: 'textarea',
        question: 'Vertel ons er iets meer over',
        required: true,
        placeholder: 'Allergie, blessure, medicatie …',
        visibleWhen: { qid: 1012, equals: 'ja' },
        isForTeachers: true,
        isSensitive: true,
        keptUntil: 'season',
      },
    ],
  },
  {
    title: 'Jij en Arabesk',
    titleForOther: '{voornaam} en Arabesk',
    fields: [
      {
        qid: 1020,
        type: 'select',
        question: 'Uit welke buurt kom je?',
        questionForOther: 'Uit welke buurt komt {voornaam}?',
        options: [
          'Binnenstad',
          'Brugse Poort',
          'Dampoort',
          'Drongen',
          'Gentbrugge',
          'Ledeberg',
          'Mariakerke',
          'Nieuw Gent',
          'Oostakker',
          'Sint-Amandsberg',
          'Sint-Denijs-Westrem',
          'Wondelgem',
          'Van buiten Gent',
        ],
      },
      {
        qid: 1021,
        type: 'select_multiple',
        question: 'Hoe leerde je ons kennen?',
        options: [
          ['vrienden', 'Via vrienden of familie'],
          ['school', 'Via school'],
          ['affiche', 'Een affiche, flyer of krant'],
          ['sociaal', 'Sociale media'],
          ['voorstelling', 'Ik zag een voorstelling'],
        ],
      },
      {
        qid: 1022,
        type: 'checkbox',
        question: 'Foto’s en filmpjes waar ik op sta, mogen op jullie website',
        questionForOther: 'Foto’s en filmpjes waar {voornaam} op staat, mogen op jullie website',
        isConsent: true,
      },
      {
        qid: 1023,
        type: 'checkbox',
        question: 'Ik kom op tijd en verwittig als ik niet kan komen',
        questionForOther: '{voornaam} komt op tijd, en we verwittigen als dat niet lukt',
        required: true,
      },
    ],
  },
  {
    title: 'Dansfederatie',
    federation: 'dansfederatie',
    fields: [
      {
        qid: 1024,
        type: 'radio',
        question: 'Dans je dit seizoen mee in wedstrijden van de federatie?',
        questionForOther: 'Danst {voornaam} dit seizoen mee in wedstrijden van de federatie?',
        help: 'De lidkaart verzekert wie meedoet.',
        options: yesNo,
      },
    ],
  },
  {
    title: 'Fiscaal attest',
    fields: [
      {
        qid: 1025,
        type: 'text',
        question: 'Rijksregisternummer',
        defaultKey: 'national_insurance_number',
        required: true,
        help: 'Voor het fiscaal attest kinderopvang. Je vindt het op de achterkant van de identiteitskaart.',
      },
    ],
  },
  {
    title: 'Ballet 6-8 jaar',
    course: 102,
    fields: [
      {
        qid: 1030,
        type: 'select',
        question: 'Welke maat balletschoenen heb je nodig?',
        questionForOther: 'Welke maat balletschoenen heeft {voornaam} nodig?',
        required: true,
        options: [['geen', 'Geen, die zijn er al'], ...shoeSizes],
        courseInfo: 'We bestellen de schoenen samen. Ze liggen klaar in de tweede les.',
        changeableForDays: 21,
      },
    ],
  },
  {
    title: 'Ballet 9-11 jaar',
    course: 103,
    fields: [
      {
        qid: 1031,
        type: 'radio',
        question: 'Hoeveel jaar dans je al ballet?',
        questionForOther: 'Hoeveel jaar danst {voornaam} al ballet?',
        required: true,
        options: [
          ['0', 'Dit is het eerste jaar'],
          ['1-2', '1 of 2 jaar'],
          ['3+', '3 jaar of meer'],
        ],
      },
    ],
  },
  {
    title: 'Jazz voor volwassenen',
    course: 111,
    fields: [
      {
        qid: 1032,
        type: 'select_multiple',
        question: 'Op welke avonden kan je ook?',
        help: 'Bij veel inschrijvingen maken we een tweede groep.',
        options: ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag'],
      },
    ],
  },
  {
    title: 'Hedendaags voor volwassenen',
    course: 112,
    fields: [
      {
        qid: 1033,
        type: 'textarea',
        question: 'Waarom kies je voor hedendaagse dans?',
        courseInfo: 'De lesgever leest je antwoord voor de eerste les.',
        isForTeachers: true,
      },
    ],
  },
  {
    title: 'Ballet voor volwassenen, gevorderden',
    course: 110,
    fields: [
      {
        qid: 1034,
        type: 'file',
        question: 'Medisch attest',
        help: 'Heb je een blessure gehad? Voeg dan het attest van je arts of kinesist toe (hoogstens twee bestanden).',
        config: { max: 2 },
        isSensitive: true,
      },
      {
        qid: 1035,
        type: 'image',
        question: 'Foto van jezelf in beweging',
        help: 'Zo ziet Camille op welk niveau je danst.',
        config: { max: 1 },
      },
    ],
  },
  {
    title: 'Danskamp in de vakantie',
    course: 121,
    fields: [
      {
        qid: 1036,
        type: 'address',
        question: 'Adres van je kind',
        defaultKey: 'address',
        required: true,
        courseInfo: 'Dit adres komt op het fiscaal attest.',
      },
      {
        qid: 1037,
        type: 'text',
        question: 'Wie haalt je kind op?',
        defaultKey: 'pick_up',
        required: true,
        isForTeachers: true,
      },
    ],
  },
];
