export const certificatesTexts = {
  title: 'Attesten',
  lead: 'Download hier de attesten die je clubs voor jou en je gezin opmaakten.',
  loading: 'Je attesten worden geladen',
  empty: 'Er zijn nog geen attesten',
  emptyHint:
    'Je club zet ze hier klaar: in het voorjaar voor je belastingen, en na afloop voor je ziekenfonds of als bewijs van deelname.',
  toDashboard: 'Naar je dashboard',
  kinds: {
    childcare: 'Fiscaal attest kinderopvang',
    health: 'Attest voor je ziekenfonds',
    participation: 'Attest van deelname',
  },
  days: (count: number) => (count === 1 ? '1 dag' : `${count} dagen`),
  period: (first: string, last: string) => (first === last ? `Op ${first}` : `Van ${first} tot ${last}`),
  paid: (amount: string) => `${amount} betaald`,
  numberMissing: (name: string) => `Hiervoor hebben we het rijksregisternummer van ${name} nodig.`,
  fillIn: 'Vul het nummer in',
  /** Read by screen readers after `fillIn`. */
  fillInFor: (name: string) => ` voor ${name}`,
  download: 'Download',
  downloadWhat: (kind: string, year: number, name: string) => `${kind} ${year} van ${name}`,
};
