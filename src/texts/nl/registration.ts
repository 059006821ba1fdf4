export const registrationTexts = {
  title: 'Inschrijving',
  /** The heading before the names are known, which follow in the same line. */
  ofUnknown: 'Gegevens',
  of: (names: string) => `Gegevens van ${names}`,
  lead: 'Kijk na wat we al weten en vul aan wat ontbreekt.',
  back: 'Terug naar je winkelmandje',
  another: 'Schrijf nog iemand in',
  order: 'Je bestelling',
  paysFor: (name: string) => `Betalen voor ${name}`,
  total: 'Totaal',
  toPay: 'Te betalen',
  now: 'Nu te betalen',
  later: 'Later te betalen',
  /** One line, because a low phone has no room for a higher bar. The confirmation says what follows. */
  payLater: 'Je betaalt vandaag niets.',
  payNow: (amount: string) => `Nu te betalen: ${amount}`,
  /** Where nothing is to be paid. */
  submitFree: 'Inschrijven',
  /** Where the order only leads to a waiting list. */
  submitWaiting: 'Zet op de wachtlijst',
  waits: {
    title: 'Er is geen plaats meer vrij',
    text: (name: string, course: string) => `${name} komt op de wachtlijst voor ${course}.`,
  },
  next: (name: string) => `Verder met ${name}`,
  review: 'Kijk alles na',
  reviewStep: 'Nakijken',
  reviewLead: (names: string, count: number) =>
    count > 1 ? `Klopt het? Dan schrijven we ${names} samen in.` : `Klopt het? Dan schrijven we ${names} in.`,
  change: 'Wijzig',
  changeOf: (name: string) => `de gegevens van ${name}`,
  steps: 'Stappen van de inschrijving',
  /** In the bar: which step of how many. */
  step: (number: number, count: number) => `${number} van ${count}`,
  person: (name: string, number: number, count: number) => `${name} · ${number} van ${count}`,
  submitting: 'Bezig met inschrijven…',
  invalidTitle: 'Onjuiste velden',
  invalid: 'Sommige velden zijn niet juist ingevuld',
  priceChanged: (total: string) => `De inschrijving kost nu ${total}. Wil je doorgaan?`,
  priceChangedOf: (name: string, total: string) =>
    `De inschrijving van ${name} kost nu ${total}. Wil je doorgaan?`,
  togetherTitle: (names: string) => `Je koos ook iets voor ${names}`,
  together: 'Je kan alles in één keer invullen en versturen.',
  fillTogether: 'Vul alles samen in',
  fillAlone: (name: string) => `Schrijf alleen ${name} in`,
  personComplete: 'klaar',
  personWrong: 'na te kijken',
} as const;
