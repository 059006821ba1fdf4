export const certificatesTexts = {
  title: 'Attesten',
  lead: 'Download hier wat je club voor jou of je gezin heeft opgemaakt.',
  loading: 'Je attesten worden geladen',
  empty: 'Er zijn nog geen attesten',
  emptyHint:
    'Je club zet ze hier klaar: voor je belastingen in het voorjaar, voor je ziekenfonds of als bewijs van deelname nadat de activiteit voorbij is.',
  toDashboard: 'Naar je overzicht',
  kinds: {
    childcare: 'Fiscaal attest kinderopvang',
    health: 'Attest voor je ziekenfonds',
    participation: 'Attest van deelname',
  },
  days: (count: number) => (count === 1 ? '1 dag' : `${count} dagen`),
  period: (first: string, last: string) => (first === last ? `Op ${first}` : `Van ${first} tot ${last}`),
  paid: (amount: string) => `${amount} betaald`,
  numberMissing: (name: string) => `Hiervoor is het rijksregisternummer van ${name} nodig.`,
  fillIn: 'Vul het in',
  /** Read by screen readers after `fillIn`. */
  fillInFor: (name: string) => ` voor ${name}`,
  download: 'Download',
  downloadWhat: (kind: string, year: number, name: string) => `${kind} ${year} van ${name}`,
};
