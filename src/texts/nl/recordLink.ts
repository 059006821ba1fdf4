/** The page of a mailed link about people of a club. */
export const recordLinkTexts = {
  claim: {
    title: 'Neem dit over in je account',
    lead: (club: string) => `${club} heeft deze gegevens over jou of je gezin.`,
    effect: 'Ze komen bij je gezin. Daarna zie je hun lessen en betalingen en schrijf je hen in.',
    accept: 'Neem over',
    refuse: 'Dit is niet van mij',
    accepted: 'De gegevens staan nu bij je gezin.',
    refused: 'We nemen niets over.',
  },
  merge: {
    title: 'Is dit dezelfde persoon?',
    lead: (club: string) => `${club} denkt dat dit twee dossiers van één persoon zijn.`,
    effect:
      'Zeg je ja, dan komen inschrijvingen, betalingen, beurtenkaarten en aanwezigheid samen in het eerste dossier. Het tweede verdwijnt. Dat kan niet terug.',
    accept: 'Ja, voeg ze samen',
    refuse: 'Nee, het zijn er twee',
    accepted: 'Bedankt. Zijn alle partijen akkoord, dan is er nog één dossier.',
    refused: 'We voegen niets samen.',
  },
  born: (name: string, day: string) => `${name}, geboren op ${day}`,
  first: (name: string) => `Blijft: ${name}`,
  second: (name: string) => `Verdwijnt: ${name}`,
  goneForVisitor:
    'Heb je al een account? Meld je dan aan. Heb je er nog geen? Maak er een met het e-mailadres waarop je de mail kreeg. Zodra je dat adres bevestigt, mailen we je een nieuwe link.',
  goneForUser: 'Staat de persoon nog niet bij je gezin? Vraag de club dan een nieuwe link.',
  toDashboard: 'Naar je dashboard',
  failed: 'Je antwoord is nog niet bewaard',
};
