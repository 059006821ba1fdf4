export const cartTexts = {
  title: 'Winkelmandje',
  guest: {
    address: (mail: string) => `Je tickets komen naar ${mail}.`,
    change: 'Wijzig dit adres',
    /** In the middle of a sentence: “Voor je winkelmandje.” */
    purpose: 'je winkelmandje',
  },
  of: (name: string) => `Winkelmandje van ${name}`,
  loading: 'Je winkelmandje wordt geladen',
  recalculating: 'We berekenen de prijs opnieuw…',
  priceUnknown: 'Prijs onbekend',
  priceFailedTitle: 'We konden de prijs niet opnieuw berekenen',
  retry: 'Opnieuw proberen',
  empty: 'Je winkelmandje is leeg',
  emptyHint: 'Kies een cursus of activiteit en schrijf je in.',
  browse: 'Bekijk de cursussen',
  emptyIt: 'Maak winkelmandje leeg',
  emptyOf: (name: string) => `Maak winkelmandje van ${name} leeg`,
  emptiedOf: (name: string) => `Het winkelmandje van ${name} is leeggemaakt.`,
  moreFor: (name: string) => `Nog iets voor ${name}`,
  emptied: 'Je winkelmandje is leeggemaakt.',
  undo: 'Ongedaan maken',
  changedElsewhere: 'Je winkelmandje werd op een ander toestel aangepast. Je ziet nu de nieuwste versie.',
  keptInAccount: 'Je winkelmandje bewaren we in je account. Je vindt het ook op je andere toestellen.',
  seatsGone: 'Je zitplaatsen waren intussen niet meer vrij. De rest zit weer in je winkelmandje.',
  remove: 'Verwijderen',
  removed: (name: string) => `${name} is verwijderd.`,
  quantity: 'Aantal',
  backorder: (later: number, all: number) =>
    later === all
      ? 'Wordt later geleverd'
      : `${later} van de ${all} ${later === 1 ? 'wordt' : 'worden'} later geleverd`,
  heldUntil: (time: string) => `gereserveerd tot ${time}`,
  expired: 'Niet meer gereserveerd',
  waitingList: 'Wachtlijst',
  waitingListHint: 'Alles is nu volzet. Je betaalt pas als er een plaats vrijkomt.',
  insteadOf: 'In plaats van',
  fewPlaces: {
    title: (places: number, wanted: number) =>
      places === 1
        ? `Er is nog maar 1 plaats voor jullie ${wanted}`
        : `Er zijn nog maar ${places} plaatsen voor jullie ${wanted}`,
    queued: (names: string, what: string, isOne: boolean) =>
      `${names} ${isOne ? 'komt' : 'komen'} op de wachtlijst voor ${what}. Je betaalt pas als er een plaats vrijkomt.`,
  },
  free: 'Gratis',
  nothingYet: 'Nog niets',
  subtotal: 'Subtotaal',
  discounts: 'Kortingen',
  reduction: (name: string, amount: string) => `${name}: ${amount}`,
  prepaid: 'Betaald met je beurtenkaart',
  rounding: 'Afronding',
  total: 'Totaal',
  payNow: 'Nu te betalen',
  payLater: 'Later te betalen',
  next: (total: string) => `Verder · ${total}`,
  /** Where nothing is to be paid. */
  orderFree: 'Bestellen',
  ordering: 'Bezig met bestellen…',
  more: 'Kies nog iets',
  voucherRejectedTitle: 'Kortingscode niet geldig',
  /** Quoted (specification 8). */
  voucherRejected:
    'Deze kortingscode is niet geldig of kan niet gecombineerd worden en werd verwijderd uit je winkelmandje.',
  apply: 'Toepassen',
  voucher: {
    ask: 'Heb je een kortingscode?',
    label: 'Kortingscode',
    list: 'Gebruikte kortingscodes',
    remove: (code: string) => `Verwijder kortingscode ${code}`,
    known: 'Deze kortingscode staat al in je winkelmandje.',
  },
  uitpas: {
    title: 'UiTPAS',
    ask: 'UiTPAS met kansentarief?',
    hint: '13 cijfers, op de achterkant van de kaart. Heb je recht op kansentarief? Dan betaal je minder.',
    label: (name: string) => `UiTPAS-nummer van ${name}`,
    labelAlone: 'UiTPAS-nummer',
    applied: 'Dit nummer is toegepast.',
    invalid: 'Een UiTPAS-nummer heeft 13 cijfers.',
    /** Quoted (specification 5.1). */
    duplicate: 'Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker',
  },
  paying: {
    title: 'Hoe wil je betalen?',
    atOnce: 'In één keer',
    inParts: 'Gespreid',
    deposit: (amount: string) => `Voorschot: ${amount}`,
    today: 'Vandaag',
    summary: 'Wanneer je wat betaalt',
    byInvoice: 'Later, met een kostennota van de club',
    byPass: 'Betaal met je beurtenkaart',
    turns: (turns: number, credit: number) =>
      `Dit kost ${turns} ${turns === 1 ? 'beurt' : 'beurten'}. Je hebt er nog ${credit}.`,
    inPart: 'Gebruik de beurten die je nog hebt en betaal de rest',
  },
  hold: {
    name: 'Reservatie',
    left: 'Je plaatsen zijn gereserveerd, nog',
    until: (places: number, day: string, time: string) =>
      `We houden ${places === 1 ? 'deze plaats' : 'deze plaatsen'} vrij tot ${day} om ${time}`,
    ended: 'Je plaatsen zijn niet meer gereserveerd.',
    endedHint: 'Reserveer ze opnieuw of verwijder ze.',
    spoken: (minutes: number) => `Je plaatsen zijn nog ${minutes} minuten gereserveerd.`,
    extend: 'Verleng tot 15 minuten',
    extendLeft: (left: number) => `Je kan nog ${left === 1 ? 'één keer' : `${left} keer`} verlengen.`,
    lastExtended: 'Je kan niet meer verlengen. Reken af voor de tijd om is.',
    extended: 'Je plaatsen zijn weer 15 minuten gereserveerd.',
    again: 'Opnieuw reserveren',
    failedTitle: 'Mislukt',
  },
  hindered: {
    'hold-expired': { title: 'Niet meer gereserveerd', way: 'Naar je winkelmandje' },
    'address-missing': { title: 'We hebben je adres nodig', way: 'Vul je adres in' },
    'answers-missing': { title: 'Nog niet alles is ingevuld', way: 'Vul de gegevens in' },
    unconfirmed: { title: 'Bevestig eerst je e-mailadres', way: '' },
  },
  orderFailedTitle: 'Mislukt',
  restKept: 'Wat hier nog staat, is niet besteld.',
  orderFailedHint: 'Er is niets besteld. Alles zit nog in je winkelmandje.',
  placeLost: {
    title: 'De laatste plaats is net weg',
    titleMany: 'De laatste plaatsen zijn net weg',
    somebody: 'dit gezinslid',
    ask: (names: string, what: string) =>
      `Zetten we ${names} op de wachtlijst${what === '' ? '' : ` voor ${what}`}?`,
    notYet: 'Je betaalt dan nog niets.',
    notYetFor: (names: string) => `Voor ${names} betaal je dan nog niets.`,
    rest: (total: string) => `De rest van je bestelling kost ${total}.`,
    noList: (what: string) =>
      what === '' ? 'Er is geen wachtlijst.' : `Voor ${what} is er geen wachtlijst.`,
    join: (names: string) => `Zet ${names} op de wachtlijst`,
    leaveOut: (names: string) => `Laat ${names} weg`,
  },
  priceChangedTitle: 'De prijs is gewijzigd',
  priceChanged: (total: string) => `Je bestelling kost nu ${total}. Wil je doorgaan?`,
  priceChangedWas: (total: string) => `Eerder stond er ${total}.`,
  cancel: 'Annuleren',
  switchMember: {
    /** Quoted (specification 2.4). */
    title: 'Afrekenen per gezinslid',
    lead: (name: string) => `Er zit nog iets in het winkelmandje van ${name}. Elk gezinslid rekent apart af.`,
    checkOut: 'Nu afrekenen',
    take: 'Meenemen',
    takeHint: (name: string) => `Alles gaat mee naar het winkelmandje van ${name}.`,
    takeDropped: (name: string) => `Dit kan niet mee naar ${name}:`,
    empty: 'Leegmaken en verdergaan',
    unknownCourses: 'We kijken na wat mee kan…',
    keep: 'Kijk verder, het winkelmandje blijft',
    /** After a link or another tab selected somebody else. */
    waits: (name: string, count: number) => `Het winkelmandje van ${name} staat klaar (${count}).`,
    toCart: 'Naar het winkelmandje',
  },
  switchClub: {
    /** Quoted (specification 2.4). */
    title: 'Eerst afrekenen?',
    lead: (club: string) => `Er zit nog iets in je winkelmandje bij ${club}.`,
    /** At the first item of a second cart. */
    second: (left: string, here: string) =>
      `Er zit nog iets in je winkelmandje bij ${left}. Bij ${here} begin je nu een tweede winkelmandje. Elke club rekent apart af.`,
    checkOut: 'Afrekenen',
    checkOutAt: (club: string) => `Afrekenen bij ${club}`,
    empty: 'Leegmaken en verdergaan',
    keep: 'Kijk verder, mijn winkelmandje blijft',
    keepBoth: 'Hou beide winkelmandjes',
  },
} as const;
