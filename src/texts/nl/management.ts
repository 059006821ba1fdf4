/** The screens for who manages a club. */
export const managementTexts = {
  parts: 'Onderdelen van het beheer',
  registrations: 'Inschrijvingen',
  clubs: {
    title: 'Welke club wil je beheren?',
  },
  courses: {
    lead: 'Kies een cursus of activiteit om te zien wie er inschreef.',
    loading: 'De cursussen worden geladen',
    search: 'Zoek een cursus of activiteit',
    period: 'Periode',
    now: 'Lopend of nog te starten',
    ended: 'Voorbij',
    count: (count: number) => (count === 1 ? '1 cursus of activiteit' : `${count} cursussen en activiteiten`),
    none: 'Nog geen cursussen of activiteiten',
    noneHint: 'Zodra je club een aanbod heeft, zie je dat hier.',
    noneEnded: 'Er is nog niets voorbij',
    noneEndedHint: 'Na de laatste les staat een cursus hier.',
    notFound: 'We vinden geen cursus of activiteit',
    notFoundHint: (text: string) => `Er is niets met “${text}” in de titel.`,
    clear: 'Wis de zoekopdracht',
    days: (first: string, last: string) => (first === last ? first : `${first} tot en met ${last}`),
    taken: (taken: number, capacity: number | null) =>
      capacity === null ? `${taken} ingeschreven` : `${taken} van ${capacity} ingeschreven`,
    full: 'Volzet',
    waiting: (people: number) => `${people} op de wachtlijst`,
    unpaid: (people: number) => `${people} te betalen`,
    more: 'Toon meer',
    shown: (shown: number, count: number) => `${shown} van ${count} getoond`,
  },
};
