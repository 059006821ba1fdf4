import type { KindName } from '@clubpoort/form-engine/headless';

/** How a kind looks, in a few words of Dutch: what is in its field, or its choices. */
export interface KindPicture {
  readonly fields?: readonly string[];
  /** A mark at the end of the field. */
  readonly mark?: 'list' | 'calendar' | 'remove';
  readonly isTall?: true;
  readonly choices?: readonly string[];
  readonly shape?: 'round' | 'square';
  readonly text?: string;
}

/** The pictures of all kinds. The compiler asks for the one of a new kind. */
export const kindPictures: Readonly<Record<KindName, KindPicture>> = {
  text: { fields: ['Finn'] },
  textarea: { fields: ['Lichte astma, puffer in zijn rugzak.'], isTall: true },
  email: { fields: ['naam@club.be'] },
  phone: { fields: ['+32', '470 12 34 56'] },
  birthdate: { fields: ['03/09/2016'] },
  address: { fields: ['Kerkstraat 12', '9000 Gent'], isTall: true },
  nationality: { fields: ['Belgisch'], mark: 'list' },
  national_number: { fields: ['16.09.03-123.45'] },
  radio: { choices: ['Ja', 'Nee'], shape: 'round' },
  select: { fields: ['Gentbrugge'], mark: 'list' },
  select_multiple: { choices: ['Via school', 'Via een vriend'], shape: 'square' },
  checkbox: { choices: ['Ik kom op tijd'], shape: 'square' },
  rating: { text: '★★★★☆' },
  number: { fields: ['−', '3', '+'] },
  decimal: { fields: ['1,35 m'] },
  computed: { text: '€ 40,80' },
  date: { fields: ['03/09/2026'], mark: 'calendar' },
  time: { fields: ['9u30'] },
  iban: { fields: ['BE68 5390 0754 7034'] },
  url: { fields: ['www.mijnclub.be'] },
  file: { fields: ['attest.pdf'], mark: 'remove' },
  image: { fields: ['pasfoto.jpg'], mark: 'remove' },
  group: { fields: ['Noor, 9 jaar', 'Jef, 7 jaar'], isTall: true },
  static: { text: 'Breng een drinkbus mee.' },
  unknown: { text: 'Hier komt een vraag die we niet kennen.' },
};

/** The kinds that a club can ask, the most usual ones first. */
// The keys of the pictures are the kinds.
export const picturedKinds = (Object.keys(kindPictures) as KindName[]).filter((kind) => kind !== 'unknown');
