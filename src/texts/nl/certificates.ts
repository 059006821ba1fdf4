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
  sessions: (count: number) => (count === 1 ? '1 les' : `${count} lessen`),
  duplicate: 'Je downloadde het origineel al. Een nieuwe download is een duplicaat.',
  awaited: {
    title: 'Nog aan te vullen',
    kind: (year: number) => `Fiscaal attest kinderopvang ${year}`,
    needs: (things: string) => `Voor dit attest hebben we nog nodig: ${things}.`,
    number: (name: string) => `het rijksregisternummer van ${name}`,
    rightNumber: (name: string) => `het juiste rijksregisternummer van ${name}`,
    address: (name: string) => `het adres van ${name}`,
    atOnce: 'Zodra alles is ingevuld, staat het attest hier klaar.',
    later: 'De club maakt het attest na het einde van het jaar.',
    fillIn: 'Vul de nummers in',
    /** Read by screen readers after `fillIn`. */
    fillInFor: (name: string, year: number) => ` voor het attest ${year} van ${name}`,
    toProfile: (name: string) => `Vul het adres van ${name} in`,
    loading: 'De velden worden geladen',
    numberOf: (name: string) => `Rijksregisternummer van ${name}`,
    childReason: (club: string) =>
      `De belastingdienst vraagt dit nummer op het attest van ${club}. Je vindt het op de achterkant van de identiteitskaart. Een bisnummer mag ook.`,
    debtorReason: (name: string) =>
      `${name} betaalde de opvang en krijgt de belastingvermindering. Daarom staat ook dit nummer op het attest.`,
    action: { label: 'Bewaar de nummers', busy: 'Bezig met bewaren…' },
    issued: 'Het attest staat klaar.',
    kept: 'De nummers zijn bewaard.',
  },
  download: 'Download',
  downloadWhat: (kind: string, year: number, name: string) => `${kind} ${year} van ${name}`,
};
