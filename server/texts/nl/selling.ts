/** The cart, held places, and what somebody ordered. */
export const selling = {
  tariff: {
    opensAt: 'Inschrijven kan vanaf {day} om {time}.',
    isOver: 'Dit is al voorbij.',
  },
  cart: {
    unknown: 'Iets in je winkelmandje bestaat niet meer. We hebben het verwijderd.',
    /** Quoted. */
    age: 'Je leeftijd valt buiten de restricties voor {course} ({tariff}).',
    /** Quoted. */
    registered: 'Je ben reeds geregistreerd voor {course} ({tariff}).',
    queued: 'Je staat al op de wachtlijst voor {course} ({tariff}).',
    blocked: '{course} ({tariff}): {message}',
    full: '{course} ({tariff}) is volzet.',
    gone: 'Iemand anders was je net voor: {line}.',
    voucherUsedUp: 'Een kortingscode is intussen opgebruikt. Verwijder hem uit je winkelmandje.',
    line: '{course} – {tariff}',
    queuedLine: '{course} – {tariff} (wachtlijst)',
    trialLine: '{course} – {tariff}, {day}',
    /** A sentence about one of several people who register together. */
    ofSomebody: '{name}: {sentence}',
    trialWithoutSession: 'Kies nog een les voor {course} ({tariff}).',
    trialSessionGone: 'Je kan de les van {day} om {time} ({course}) niet meer kiezen. Kies een andere les.',
    wrongNumberOfPeople: 'Voor {course} ({tariff}) schrijf je {count} personen tegelijk in.',
    partnerMissing: 'Kies nog met wie je {course} ({tariff}) volgt.',
    roleMissing: 'Kies nog een rol voor {course} ({tariff}).',
    invitationGone: 'Deze uitnodiging voor {course} ({tariff}) is niet meer geldig.',
    partnerIncomplete: 'Kijk de gegevens van je partner voor {course} ({tariff}) na.',
    /** Quoted. */
    ownMail: 'Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid',
    service: '{service} ({course})',
    serviceFull: '{service} ({course}) is volzet.',
    product: '{product} – {variant}',
    outOfStock: '{product} ({variant}) is niet meer op voorraad.',
    fewerInStock: 'Van {product} ({variant}) zijn er nog {count} op voorraad: we pasten je aantal aan.',
    maxPerOrder: 'Van {product} kan je er hoogstens {count} bestellen: we pasten je aantal aan.',
    prepaid: '{pass}: {course} – {tariff}',
    rounding: 'Afronding',
    seat: '{course} – {tariff}',
    seatPlace: '{stand}, rij {row}, stoel {number}',
    seatNotChosen: 'Kies voor {course} eerst je plaatsen in de zaal.',
    seatNotHeld: 'Een plaats die je koos, is niet meer gereserveerd. Kies een nieuwe plaats.',
    /** Quoted. */
    uitpasRepeated: 'Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker',
    uitpasMalformed: 'Een UiTPAS-nummer heeft 13 cijfers. Kijk het nummer van {name} na.',
    uitpasUnknown: 'We vinden de UiTPAS van {name} niet. Kijk het nummer na of laat het veld leeg.',
    uitpasWithoutRate: 'De UiTPAS van {name} geeft geen recht op kansentarief. Laat het veld leeg.',
  },
  /** Names of what makes up a discount, on screens, mails and invoices. */
  reductions: {
    lateStart: 'Latere start (nog {left} van {all} lessen)',
    ownPrice: 'Verminderde prijs',
    uitpas: 'Kansentarief met UiTPAS',
    voucher: 'Kortingscode {code}',
    'next-family-member': { ranked: 'Gezinskorting ({rank}e gezinslid)', several: 'Gezinskorting' },
    'next-course': {
      ranked: 'Korting voor de {rank}e inschrijving',
      several: 'Korting voor meer inschrijvingen',
    },
  },
  /** Why a sale stands not in the register of UiTPAS, in the spreadsheet of the club. */
  uitpas: {
    stopped: 'stopgezet',
    noEvent: 'de cursus heeft geen evenement in UiTdatabank',
    noRate: 'de kaart geeft geen kansentarief meer',
  },
  holds: {
    seatTaken: 'Iemand anders koos net deze plaats. Kies een andere.',
    standFull: 'Daar zijn niet genoeg plaatsen meer vrij.',
    tariffFull: 'Van “{tariff}” zijn er niet genoeg plaatsen meer.',
    tooManySeats: 'Je kan hoogstens 10 plaatsen tegelijk kiezen.',
    extendedEnough: 'Je hebt al twee keer verlengd. Reken af voor de tijd om is.',
    cooling: 'Je kon deze plaatsen al een hele tijd reserveren. Vanaf {time} kan je er opnieuw kiezen.',
    notKept:
      'We houden je plaats in {course} tot {time} nu niet vrij: je reserveerde ze al een hele tijd. Afrekenen kan zolang er plaats is.',
    gone: 'Wat je gereserveerd had, is intussen weg. Kies iets anders.',
  },
  payment: {
    description: '{club}, bestelling {oid}',
    onlyTransfers: 'Online betalen kan hier niet. Je bestelling toont hoe je wel betaalt.',
    refund: 'Terugbetaling bestelling {oid}',
    silent:
      'De betaaldienst antwoordt niet. Er is niets betaald en je bestelling blijft bewaard. Probeer het straks opnieuw.',
  },
  passes: {
    noPasses: 'Deze club werkt niet met beurtenkaarten.',
    passNotFound: 'Deze beurtenkaart wordt niet meer verkocht.',
    cardNotFound: 'We vinden deze beurtenkaart niet.',
    sessionNotFound: 'Deze les bestaat niet meer of is niet met een beurtenkaart te reserveren.',
    reservationNotFound: 'We vinden deze reservatie niet.',
    reserved: 'Je hebt deze les al gereserveerd.',
    begun: 'Deze les is al begonnen.',
    full: 'Deze les is volzet.',
    expired: 'Deze beurtenkaart is op de dag van de les niet meer geldig.',
    noCredit: 'Er staan niet genoeg beurten op deze kaart.',
    tooLateToCancel:
      'Annuleren kan tot 24 uur voor de les. Kan je niet komen? Neem dan contact op met de club.',
  },
  waiting: {
    notWaiting: 'Je staat niet meer op deze wachtlijst.',
    offerOver: 'Deze plaats wordt niet meer voor je vrijgehouden. Je staat nog op de wachtlijst.',
  },
  management: {
    creditReason: 'Geannuleerd door de club: {what}',
    alreadyCancelled: 'Dit is al geannuleerd.',
    otherLine:
      'Dit kan je hier niet annuleren. Tickets, plaatsen in een zaal, beurtenkaarten en wachtlijsten pas je zelf aan.',
    otherAmounts: 'De bedragen zijn intussen anders. Bekijk ze opnieuw voor je annuleert.',
  },
  ownRegistrations: {
    notFound: 'We vinden deze inschrijving niet.',
    stopped: 'Deze inschrijving is al stopgezet.',
    otherRule:
      'De regel voor deze inschrijving is intussen anders. Kijk wat er nu kan en probeer het opnieuw.',
    alreadyAsked: 'De club heeft je vraag al gekregen.',
    lessonNotFound: 'We vinden deze les niet.',
    lessonOver: 'Deze les is al voorbij.',
    creditReason: {
      refund: 'Stopgezet: {course}',
      credit: 'Stopgezet, tegoed bij de club: {course}',
    },
    askToChange: 'Wisselen kan hier niet meer. Vraag het aan de club.',
    trialStays: 'Met een proefles kan je niet wisselen. Stop met de proefles en kies een andere.',
    extrasStay: 'Bij deze inschrijving horen extra’s. Vraag de club om te wisselen.',
    targetFull: '{course} is intussen volzet. {name} blijft ingeschreven voor {from}.',
    targetGone: 'Wisselen naar {course} kan nu niet. {name} blijft ingeschreven voor {from}.',
    targetAsks: '{course} stelt eerst vragen, dus wisselen kan niet. {name} blijft ingeschreven voor {from}.',
    differenceChanged: 'De prijs is intussen anders. Kijk na wat wisselen nu kost en kies opnieuw.',
    changedLine: '{course} – {tariff} (eerst {from})',
    differenceLine: 'Wissel naar {course} – {tariff}: verschil',
    changeReason: {
      refund: 'Gewisseld van {from} naar {to}',
      credit: 'Gewisseld van {from} naar {to}, tegoed bij de club',
    },
  },
  testCheckout: {
    title: 'Testbetaling',
    lead: 'Dit is een oefenpagina: er wordt geen geld gevraagd en geen geld overgemaakt.',
    what: 'Waarvoor',
    amount: 'Bedrag',
    question: 'Hoe loopt deze betaling af?',
    endings: { paid: 'Betaald', failed: 'Mislukt', cancelled: 'Geannuleerd', expired: 'Verlopen' },
    over: 'Deze betaling is al afgerond:',
    back: 'Terug naar je bestelling',
    unknown: 'We vinden deze betaling niet.',
    toPortal: 'Naar de startpagina',
  },
} as const;
