/** A camp of last year that is over, with one child who was there. Its tax certificate follows from the attendance and the payment. */
export interface SeedCamp {
  readonly nid: number;
  readonly clubNid: number;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /** The camp begins on the first Monday from this day on, `MM-DD`. */
  readonly from: string;
  readonly days: number;
  readonly cents: number;
  /** The child. */
  readonly uid: number;
  /** Days on which the child was absent, counted from the first day. */
  readonly absentOn?: readonly number[];
  /** Day of the payment, `MM-DD` of the same year. */
  readonly paidOn: string;
}

const [lars, mila] = [3, 4];
const [deZwaluw, deDolfijn] = [2, 4];

export const camps: readonly SeedCamp[] = [
  {
    ...{ nid: 205, clubNid: deZwaluw, url: 'turnkamp-kleuters', title: 'Turnkamp voor kleuters' },
    description: 'Een week klauteren, rollen en springen, met veel verhalen tussendoor.',
    place: 'Sporthal Kessel-Lo, Stadionlaan 4, 3010 Kessel-Lo',
    ...{ from: '07-07', days: 5, cents: 12_000, uid: mila, paidOn: '05-12' },
  },
  {
    ...{ nid: 406, clubNid: deDolfijn, url: 'zwemkamp-pasen', title: 'Zwemkamp in de paasvakantie' },
    description: 'Elke voormiddag zwemmen, elke namiddag spelen in het park.',
    place: 'Zwembad De Pont, Hoezekouter 1, 9300 Aalst',
    ...{ from: '04-07', days: 5, cents: 11_500, uid: lars, absentOn: [2], paidOn: '02-20' },
  },
  {
    ...{ nid: 407, clubNid: deDolfijn, url: 'zwemkamp-zomer', title: 'Zwemkamp in de zomer' },
    description: 'Vier dagen buitenbad, met een picknick op de laatste dag.',
    place: 'Zwembad De Pont, Hoezekouter 1, 9300 Aalst',
    ...{ from: '08-18', days: 4, cents: 6_400, uid: lars, paidOn: '06-02' },
  },
];

/** The camps whose certificate An asked for: she gave the numbers for it. That of Mila's camp still waits for them. */
export const certified = { clubNid: deDolfijn, uid: lars } as const;
