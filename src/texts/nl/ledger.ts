/** The parts of the screen for managers about money, mails and actions. */
function noMail(payer: string): string {
  return `Van ${payer} kennen we geen e-mailadres: er vertrekt geen mail.`;
}

export const ledgerTexts = {
  more: 'Toon meer',
  shown: (shown: number, count: number) => `${shown} van ${count} getoond`,
  failed: 'Mislukt',
  cancel: 'Annuleren',
  about: (number: string) => ` voor ${number}`,
  otherActions: 'Meer',
  actionsOf: (number: string) => `Meer voor ${number}`,
  fields: {
    amount: 'Bedrag',
    atMost: (most: string) => `Hoogstens ${most}.`,
    noAmount: 'Vul een bedrag in, bijvoorbeeld 45,50.',
    wrongAmount: (most: string) => `Vul een bedrag tot en met ${most} in.`,
    noDay: 'Kies een dag.',
    futureDay: 'Kies een dag die niet in de toekomst ligt.',
  },
  payments: {
    title: 'Betalingen',
    lead: 'Zoek een kostennota op en noteer wat de club kreeg of teruggaf.',
    loading: 'De betalingen worden geladen',
    bank: 'Lees een bankbestand',
    search: 'Zoek op naam, nummer of mededeling',
    mistyped:
      'Deze gestructureerde mededeling klopt niet: de laatste twee cijfers passen niet bij de rest. Kijk de cijfers na.',
    show: 'Toon',
    shows: {
      open: 'Nog te betalen',
      overdue: 'Vervallen',
      attention: 'Na te kijken',
      paid: 'Betaald',
      all: 'Alles',
    },
    count: (count: number) => (count === 1 ? '1 kostennota' : `${count} kostennota’s`),
    owed: (amount: string, invoices: number, overdue: number) =>
      [
        `Nog te ontvangen: ${amount}, van ${invoices === 1 ? '1 kostennota' : `${invoices} kostennota’s`}.`,
        overdue === 0
          ? 'Daarvan is nog niets vervallen. Een herinnering kan vanaf de dag na de vervaldag.'
          : `${overdue === 1 ? '1 is vervallen' : `${overdue} zijn vervallen`}.`,
      ].join(' '),
    nothingOwed: 'Er staat niets open. Je hoeft niemand te herinneren.',
    reminded: (day: string) => `Herinnerd op ${day}`,
    none: {
      open: ['Alles is betaald', 'Komt er een nieuwe kostennota, dan zie je die hier.'],
      overdue: ['Er is niets vervallen', 'Een kostennota vervalt na de laatste dag om te betalen.'],
      attention: [
        'Er is niets na te kijken',
        'Hier zie je bedragen die je zelf moet teruggeven of terugvragen en betalingen die de bank terugdraaide.',
      ],
      paid: ['Er is nog niets betaald', 'Een betaalde kostennota staat hier.'],
      all: ['Er zijn nog geen kostennota’s', 'Na een bestelling of inschrijving staat de kostennota hier.'],
    } as const,
    notFound: 'We vinden geen kostennota',
    notFoundHint: (text: string) => `Er is niets met “${text}” in deze lijst.`,
    inAll: 'Zoek in alles',
    clear: 'Wis de zoekopdracht',
    states: {
      open: 'Nog te betalen',
      'part-paid': 'Deels betaald',
      processing: 'Betaling wordt verwerkt',
      paid: 'Betaald',
      overdue: 'Vervallen',
      credited: 'Gecrediteerd',
    },
    forWhom: (name: string, payer: string) => (name === payer ? name : `${name}, besteld door ${payer}`),
    numberAndDay: (number: string, day: string) => `${number} · ${day}`,
    reference: (reference: string) => `Mededeling: ${reference}`,
    ofTotal: (total: string) => `van ${total}`,
    due: (day: string) => `Te betalen tegen ${day}`,
    wasDue: (day: string) => `Was te betalen tegen ${day}`,
    history: (number: string) => `Betalingen voor ${number}`,
    by: {
      transfer: 'Overschrijving',
      cash: 'Cash',
      desk: 'Aan de balie',
      credit: 'Tegoed van een andere kostennota',
      mollie: 'Online, via Mollie',
      test: 'Online, in de testkassa',
      online: 'Online',
    },
    started: 'Begonnen, nog niet betaald',
    undone: 'Ongedaan gemaakt',
    refunds: {
      'under way': 'Terugbetaling onderweg',
      refunded: 'Terugbetaald',
      failed: 'Terugbetaling mislukt',
    },
    credit: (number: string) => `Creditnota ${number}`,
    later: (number: string) => `Kostennota ${number}`,
    more: (amount: string) => `+ ${amount}`,
    entries: {
      'charged-back': 'De bank draaide een betaling terug',
      'chargeback-reversed': 'De bank gaf het bedrag toch',
      'payment-undone': 'Betaling ongedaan gemaakt',
      'given-back': 'Zelf teruggegeven',
      'giving-back-undone': 'Teruggave ongedaan gemaakt',
    },
    ways: {
      transfer: 'Met een overschrijving',
      cash: 'Cash',
      'other-invoice': 'Gebruikt voor een andere kostennota',
    },
    notedBy: (name: string) => `Genoteerd door ${name}`,
    /** A title, and a sentence that says why. */
    attention: {
      reclaim: (amount: string, payer: string) => [
        `Dubbel terugbetaald, vraag ${amount} terug`,
        `De club betaalde ${payer} terug en daarna draaide de bank de betaling ook terug.`,
      ],
      'give-back': (amount: string, payer: string) => [
        `Schrijf zelf ${amount} terug`,
        `${payer} betaalde meer dan nodig was.`,
      ],
      'unpaid-again': (amount: string, payer: string) => [
        `De bank draaide ${amount} terug`,
        `Dat bedrag is nog niet opnieuw betaald. ${payer} kreeg daar een mail over.`,
      ],
    } satisfies Record<string, (amount: string, payer: string) => readonly [string, string]>,
  },
  mark: {
    open: 'Noteer een betaling',
    title: (number: string) => `Betaling voor ${number}`,
    amountHint: (open: string) => `Er staat ${open} open. Een deel noteren kan ook.`,
    nothingOpen: 'Er staat niets meer open.',
    way: 'Hoe werd er betaald?',
    ways: { transfer: 'Met een overschrijving', cash: 'Cash', desk: 'Aan de balie, met kaart of app' },
    together: (number: string, name: string, open: string) =>
      `Dezelfde mededeling hoort bij ${number} van ${name}: daar staat ${open} open. Wat je meer noteert, gaat daarnaartoe.`,
    surplus: (amount: string) => `Houd ${amount} bij als tegoed`,
    surplusHint: (payer: string) =>
      `Dat is meer dan er openstaat. ${payer} ziet het tegoed. Gebruik het later voor een andere kostennota of geef het terug.`,
    tickSurplus: 'Duid aan dat de rest een tegoed is of noteer een kleiner bedrag.',
    days: { transfer: 'Op de rekening sinds', cash: 'Betaald op', desk: 'Betaald op' },
    receipt: (payer: string, mailed: boolean) =>
      mailed ? `${payer} krijgt een ontvangstbewijs per mail.` : noMail(payer),
    save: 'Noteer als betaald',
    done: (amount: string, number: string) => `${amount} is genoteerd voor ${number}.`,
  },
  credit: {
    open: 'Gebruik het tegoed',
    title: (payer: string) => `Tegoed van ${payer} gebruiken`,
    target: 'Voor welke kostennota?',
    option: (number: string, name: string, open: string) => `${number} · ${name} · ${open} open`,
    receipt: (payer: string, mailed: boolean) =>
      mailed ? `${payer} krijgt een ontvangstbewijs per mail.` : noMail(payer),
    save: 'Betaal met het tegoed',
    done: (amount: string, number: string) => `${amount} van het tegoed is gebruikt voor ${number}.`,
  },
  back: {
    open: 'Geef een bedrag terug',
    title: (number: string) => `Bedrag teruggeven van ${number}`,
    loading: 'Het voorstel wordt berekend',
    lead: (payer: string, mailed: boolean) =>
      mailed
        ? 'Aan de inschrijving verandert niets. Het gezin krijgt een creditnota en een mail.'
        : `Aan de inschrijving verandert niets. ${noMail(payer)} Geef de creditnota op papier: je vindt de pdf bij Betalingen.`,
    line: 'Waarvan?',
    all: (most: string) => `De hele kostennota · ${most}`,
    option: (what: string, name: string, charged: string) => `${what} · ${name} · ${charged}`,
    lessons: (what: string, left: number, total: number, proposal: string) =>
      `${what}: nog ${left} van de ${total === 1 ? '1 les' : `${total} lessen`}. Voorstel: ${proposal}.`,
    reason: 'Waarom?',
    reasonHint: (payer: string, mailed: boolean) =>
      mailed
        ? `Dit staat op de creditnota. ${payer} leest dit ook in de mail.`
        : 'Dit staat op de creditnota.',
    look: 'Bekijk wat er gebeurt',
    effect: 'Dit gebeurt er',
    amounts: {
      lapses: (amount: string, payer: string) => `${payer} moet ${amount} minder betalen.`,
      refunded: (amount: string, payer: string) => `De betaaldienst betaalt ${amount} terug aan ${payer}.`,
      byHand: (amount: string, payer: string) => `Geef zelf ${amount} terug aan ${payer}.`,
    },
    save: (amount: string) => `Geef terug · ${amount}`,
    done: (amount: string, number: string) => `${amount} is van ${number} af.`,
  },
  books: {
    open: 'Download de boekhouding',
    title: 'Boekhouding downloaden',
    lead: 'Je krijgt een bestand voor Excel met elke kostennota, betaling, terugbetaling en creditnota, met de sommen ervoor en erna.',
    from: 'Van',
    until: 'Tot en met',
    wrongPeriod: 'Kies een dag die niet voor de eerste dag valt.',
    close: 'Sluiten',
    csv: 'Download als CSV',
    xlsx: 'Download als Excel',
    fileName: (club: string, from: string, until: string) => `boekhouding-${club}-${from}-${until}`,
  },
  giveBack: {
    open: 'Noteer als teruggegeven',
    title: (payer: string) => `Teruggegeven aan ${payer}`,
    amountHint: (refund: string, number: string) =>
      `Voor ${number} heeft de club ${refund} te veel. Een deel noteren kan ook.`,
    way: 'Hoe?',
    account: (iban: string) => `De overschrijving kwam van ${iban}.`,
    noAccount: (payer: string) => `We kennen het rekeningnummer van ${payer} niet. Vraag het even na.`,
    day: 'Op welke dag?',
    mail: (payer: string, mailed: boolean) =>
      mailed ? `${payer} krijgt hier een mail over.` : noMail(payer),
    save: 'Noteer als teruggegeven',
    done: (amount: string, payer: string) => `Genoteerd: ${amount} teruggegeven aan ${payer}.`,
  },
  undo: {
    open: 'Maak ongedaan',
    about: (amount: string, day: string) => `: ${amount} van ${day}`,
    payment: {
      title: 'Deze betaling ongedaan maken?',
      lead: (amount: string, payer: string, mailed: boolean) =>
        `De club kreeg die ${amount} dan niet. ${mailed ? `${payer} krijgt daar een mail over.` : noMail(payer)}`,
      keep: 'Behoud de betaling',
      done: (amount: string, number: string) => `De betaling van ${amount} voor ${number} telt niet meer.`,
    },
    givenBack: {
      title: 'Deze teruggave ongedaan maken?',
      lead: (amount: string, payer: string, mailed: boolean) =>
        `De club heeft dan weer ${amount} te veel. ${mailed ? `${payer} krijgt daar een mail over.` : noMail(payer)}`,
      keep: 'Behoud de teruggave',
      done: (amount: string, number: string) => `De teruggave van ${amount} voor ${number} telt niet meer.`,
    },
    reason: 'Waarom?',
    reasonHint: (payer: string, mailed: boolean) =>
      mailed ? `${payer} leest dit in de mail.` : 'Alleen voor je club.',
    noReason: 'Schrijf waarom.',
  },
  mails: {
    title: 'Niet bezorgde mails',
    lead: 'Deze mails van je club kwamen niet aan. We bewaren ze 60 dagen.',
    loading: 'De mails worden geladen',
    none: 'Alle mails zijn bezorgd',
    noneHint: 'Kan een mail niet bezorgd worden, dan zie je dat hier.',
    noSubject: 'Zonder onderwerp',
    to: (name: string, mail: string) => (name === '' ? mail : `${name} · ${mail}`),
    gaveUp: (day: string, time: string) => `Opgegeven op ${day} om ${time}`,
    why: {
      address: 'Het e-mailadres bestaat niet of aanvaardt geen mails.',
      full: 'De mailbox zit vol.',
      refused: 'De mailserver van de ontvanger weigerde deze mail.',
      unreachable: 'Een dag lang konden we de mailserver van de ontvanger niet bereiken.',
    },
    resend: 'Opnieuw versturen',
    about: (subject: string, mail: string) => `: ${subject}, aan ${mail}`,
    present: 'Is het adres intussen verbeterd, dan gaat de mail naar het nieuwe adres.',
    notKept: 'Opnieuw versturen kan niet: van deze mail bewaren we de inhoud niet.',
    resent: (mail: string) => `De mail is opnieuw onderweg naar ${mail}.`,
  },
  remind: {
    open: 'Stuur een herinnering',
    all: 'Stuur herinneringen',
    title: (payer: string) => `Herinnering aan ${payer}`,
    titleOfAll: 'Herinneringen versturen',
    loading: 'De herinneringen worden geladen',
    lead: (count: number, amount: string) =>
      count === 1
        ? `Er vertrekt 1 mail, over ${amount} die vervallen is.`
        : `Er vertrekken ${count} mails, over samen ${amount} die vervallen is.`,
    more: (count: number) =>
      count === 1
        ? 'Nog 1 betaler komt daarna aan de beurt: open dit dan opnieuw.'
        : `Nog ${count} betalers komen daarna aan de beurt: open dit dan opnieuw.`,
    mails: 'Wie krijgt een mail',
    invoice: (number: string, name: string, amount: string, due: string) =>
      `${number} voor ${name} · ${amount} · vervallen op ${due}`,
    transfer: (account: string, reference: string) =>
      account === '' ? `Mededeling: ${reference}` : `${account} · Mededeling: ${reference}`,
    held: {
      today: (payer: string) => `${payer} kreeg vandaag al een herinnering.`,
      'no-address': (payer: string) => `Van ${payer} kennen we geen e-mailadres.`,
      paying: (payer: string) => `Van ${payer} is een betaling onderweg.`,
    },
    nothing: 'Hier is nog niets vervallen. Een herinnering kan vanaf de dag na de vervaldag.',
    read: (payer: string) => `Lees de mail aan ${payer}`,
    mail: 'De mail',
    links: 'De mail heeft ook een QR-code en een knop naar de kostennota.',
    send: (count: number) => (count === 1 ? 'Verstuur de herinnering' : `Verstuur ${count} herinneringen`),
    done: (to: string, invoices: number) =>
      invoices === 1
        ? `De herinnering aan ${to} is onderweg.`
        : `De herinnering aan ${to} is onderweg, met alles wat vervallen is: ${invoices} kostennota’s.`,
    doneAll: (sent: number, passed: number) =>
      [
        sent === 1 ? '1 herinnering is onderweg.' : `${sent} herinneringen zijn onderweg.`,
        ...(passed === 0 ? [] : [`${passed} keer was het niet meer nodig.`]),
      ].join(' '),
  },
};
