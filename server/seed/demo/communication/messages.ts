import type { CommunicationBlock } from '#schemas/entities/club/communication.ts';

export interface SeedMessage {
  readonly clubNid: number;
  readonly url: string;
  readonly title: string;
  readonly sentDaysAgo: number;
  readonly to: readonly number[];
  /** Accounts that have read it. */
  readonly readBy?: readonly number[];
  readonly body: readonly CommunicationBlock[];
}

const [arabesk, deZwaluw, deDolfijn] = [1, 2, 4];
const [an, noor, lars, mila, zoe, els] = [1, 2, 3, 4, 9, 12];

const heading = (text: string): CommunicationBlock => ({ type: 'heading', text });
const paragraph = (text: string): CommunicationBlock => ({ type: 'paragraph', text });
const list = (...items: string[]): CommunicationBlock => ({ type: 'list', items });
const link = (label: string, url: string): CommunicationBlock => ({ type: 'link', label, url });

/**
 * Read and unread messages, to one and to several people, with every kind of block. One is from a club that
 * blocked its reader.
 */
export const messages: readonly SeedMessage[] = [
  {
    ...{ clubNid: arabesk, url: 'nieuws', title: 'Woensdag dansen we in zaal Fonteyn', sentDaysAgo: 1 },
    to: [an, noor, lars, zoe, els],
    body: [
      paragraph(
        'Woensdag krijgt onze grote zaal een nieuwe vloer. Alle lessen gaan door, maar in een andere zaal van hetzelfde gebouw.',
      ),
      heading('Waar moet je zijn?'),
      list('Ballet: zaal Duncan, eerste verdieping', 'Jazz en hedendaags: zaal Fonteyn, gelijkvloers'),
      paragraph('De kleedkamers blijven dezelfde. Kom gerust vijf minuten vroeger, dan wijzen we je de weg.'),
      link('Bekijk het plan van het gebouw', 'https://www.example.org/arabesk/plan'),
    ],
  },
  {
    ...{ clubNid: deZwaluw, url: 'kom-naar-het-turnfeest', title: 'Kom naar het turnfeest!', sentDaysAgo: 3 },
    to: [lars, mila],
    body: [
      paragraph(
        'Onze turners tonen wat ze dit jaar leerden. Ouders, grootouders en vrienden zijn welkom. De inkom is gratis en achteraf bakken we pannenkoeken voor wie wil blijven.',
      ),
      heading('Meebrengen'),
      list('De turnpantoffels', 'Een T-shirt van de club', 'Een drinkbus'),
    ],
  },
  {
    ...{
      clubNid: arabesk,
      url: 'repetities-lentevoorstelling',
      title: 'Repetities voor de lentevoorstelling',
    },
    ...{ sentDaysAgo: 12, to: [noor], readBy: [an] },
    body: [
      paragraph(
        'Noteer alvast de drie repetities in de schouwburg. Wie er niet bij kan zijn, laat het ons weten.',
      ),
      list(
        'Generale repetitie: zaterdag om 14u00',
        'Belichting: zondag om 10u00',
        'Doorloop: vrijdag om 18u00',
      ),
    ],
  },
  {
    ...{ clubNid: deDolfijn, url: 'water-is-weer-warm', title: 'Het water is weer warm', sentDaysAgo: 20 },
    ...{ to: [zoe, els], readBy: [els] },
    body: [paragraph('De verwarming van het bad is hersteld. Bedankt voor je geduld!')],
  },
  {
    ...{ clubNid: deZwaluw, url: 'welkom-in-het-nieuwe-seizoen', title: 'Welkom in het nieuwe seizoen' },
    ...{ sentDaysAgo: 70, to: [lars, mila], readBy: [an] },
    body: [
      paragraph('Fijn dat je er weer bij bent. In dit bericht vind je alles om goed te starten.'),
      heading('Afspraken'),
      list('Lange haren bijeen', 'Juwelen thuis', 'Op tijd in de kleedkamer'),
      link('Lees het reglement', 'https://www.example.org/de-zwaluw/reglement'),
    ],
  },
];
