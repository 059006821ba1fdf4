/** The cart, held places, and what somebody ordered. */
export const selling = {
  tariff: {
    /** A tariff that opens to some people before the others. */
    opensAtFor: {
      first: 'Je bent lid: jij kan inschrijven vanaf {day} om {time}.',
      other: 'Leden eerst: jij kan inschrijven vanaf {day} om {time}.',
    },
    opening: 'Inschrijven voor {course}',
    openingOf: 'Inschrijven voor {course} ({names})',
    isOpen: 'Inschrijven kan al. Je hebt geen herinnering nodig.',
  },
  cart: {
    unknown: 'Iets in je winkelmandje bestaat niet meer. We hebben het verwijderd.',
    ticketsOnly: 'Zonder account koop je alleen tickets. Voor de rest heb je een account nodig.',
    noGuests: 'Bij deze club koop je tickets met een account. Maak er een aan of meld je aan.',
    /** Quoted. */
    age: 'Je leeftijd valt buiten de restricties voor {course} ({tariff}).',
    /** Quoted. */
    registered: 'Je ben reeds geregistreerd voor {course} ({tariff}).',
    chosenInstead: 'Voor {course} koos je al een tarief ({tariff}). Je kan er maar één nemen.',
    queued: 'Je staat al op de wachtlijst voor {course} ({tariff}).',
    blocked: '{course} ({tariff}): {message}',
    family:
      '{course} ({tariff}) is er vanaf het {rank}e gezinslid dat bij deze club ingeschreven is. Kies een ander tarief.',
    full: '{course} ({tariff}) is volzet.',
    earlyPriceOver:
      '{course} ({tariff}): de vroegboekprijs van {price} liep tot en met {day}. Nu betaal je de gewone prijs.',
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
    /** The first sentence is quoted. */
    uitpasTaken:
      '{name}: Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker. Iemand anders schreef zich al in met dit nummer.',
    uitpasMalformed: 'Een UiTPAS-nummer heeft 13 cijfers. Kijk het nummer van {name} na.',
    uitpasUnknown: 'We vinden de UiTPAS van {name} niet. Kijk het nummer na of laat het veld leeg.',
    uitpasWithoutRate: 'De UiTPAS van {name} geeft geen recht op kansentarief. Laat het veld leeg.',
  },
  /** Names of what makes up a discount, on screens, mails and invoices. */
  reductions: {
    lateStart: 'Latere start (nog {left} van {all} lessen)',
    ownPrice: 'Verminderde prijs',
    earlyPrice: 'Vroegboekprijs (tot en met {day})',
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
    bank: {
      tooMany: 'Dit bestand heeft meer dan 20.000 verrichtingen. Kies bij je bank een kortere periode.',
      read: '{format}: {count} nieuwe overschrijvingen',
      formats: { coda: 'CODA', kbc: 'KBC', bnp: 'BNP Paribas Fortis', ing: 'ING', belfius: 'Belfius' },
      unreadable: {
        unknown:
          'We herkennen dit bestand niet. Kies een CODA-bestand of de CSV van KBC, BNP Paribas Fortis, ING of Belfius.',
        broken: 'We kunnen dit bestand niet lezen. Download het opnieuw bij je bank.',
        incomplete:
          'Dit bestand is niet volledig: de bedragen kloppen niet met het saldo. Download het opnieuw bij je bank.',
      },
      atLine: {
        unknown: 'We herkennen regel {line} van dit bestand niet.',
        broken: 'We kunnen regel {line} van dit bestand niet lezen. Download het opnieuw bij je bank.',
        incomplete:
          'Dit bestand is niet volledig: bij regel {line} kloppen de bedragen niet meer. Download het opnieuw bij je bank.',
      },
      beforeOrder: 'Deze overschrijving is van voor de bestelling van {day}. Kies een andere kostennota.',
      alreadyBooked: 'Deze overschrijving is al geboekt.',
    },
    account: {
      notPossible:
        'Een eigen rekening kan hier nog niet. Vraag het aan de persoon die Clubpoort voor je club beheert.',
      noKey: 'Dit is geen sleutel van Mollie. Een sleutel begint met “live_” of “test_”.',
      silent: 'Mollie antwoordt nu niet. Je sleutel is niet bewaard. Probeer het straks opnieuw.',
      refused:
        'Mollie kent deze sleutel niet. Kopieer de sleutel opnieuw bij Mollie, onder “Developers”, “API-keys”.',
    },
    formWithoutQuestions: 'Dit formulier heeft nog geen vragen. Voeg eerst een vraag toe.',
    formWithAnswers: 'Dit formulier heeft al antwoorden. Sluit het in de plaats.',
    draftElsewhere: 'Je bouwt dit formulier ook in een ander venster. Dat venster bewaarde intussen iets.',
    formSaved: '{name} bewaarde dit formulier intussen, op {day} om {time}.',
    formSavedByYou: 'Je bewaarde dit formulier intussen zelf in een ander venster, op {day} om {time}.',
    formSavedElsewhere: 'Dit formulier is intussen gewijzigd.',
    /** The fields of a club file in words of a form. */
    formFields: {
      question: 'de tekst',
      questionForOther: 'de tekst voor wie het voor een ander invult',
      title: 'de titel',
      questions: 'de vragen',
      fields: 'de vragen van de groep',
      type: 'de soort vraag',
      options: 'de keuzes',
      help: 'de uitleg',
      placeholder: 'het voorbeeld in het veld',
      required: 'verplicht of niet',
      config: 'de instellingen',
      visibleWhen: 'wanneer je dit toont',
      requiredWhen: 'wanneer dit verplicht is',
    },
    formTooLarge: 'Dit formulier heeft meer dan {most} vragen. Verwijder er een paar om het te bewaren.',
    creditReason: 'Geannuleerd door de club: {what}',
    alreadyCancelled: 'Dit is al geannuleerd.',
    otherLine: 'Dit kan je hier niet annuleren. Pas het zelf aan.',
    turnsUsed: 'Van deze beurten zijn er al gebruikt of gereserveerd. Je kan ze niet meer annuleren.',
    ticketUsed: 'Met dit ticket is al iemand binnengekomen. Je kan het niet meer annuleren.',
    otherAmounts: 'De bedragen zijn intussen anders. Bekijk ze opnieuw voor je annuleert.',
    otherOpen: 'Het open bedrag is intussen anders. Misschien noteerde iemand anders deze betaling al.',
    nothingOpen: 'Deze kostennota is al betaald.',
    tooMuch: 'Er staat nog {amount} open. Noteer niet meer dan dat.',
    settledElsewhere:
      'Deze kostennota is buiten Clubpoort betaald. Een tegoed kan je hier daarom niet noteren.',
    nothingOverdue: 'Hier is nog niets vervallen. Een herinnering kan vanaf de dag na de vervaldag.',
    remindedToday: 'Vandaag vertrok er al een herinnering naar deze persoon.',
    noAddress: 'Van deze persoon kennen we geen e-mailadres.',
    noAmount: 'Vul een bedrag groter dan nul in.',
    otherCredit:
      'Het bedrag dat de club te veel heeft, is intussen anders. Misschien noteerde iemand anders dit al.',
    tooMuchBack: 'De club heeft hier {amount} te veel. Noteer niet meer dan dat.',
    otherFamily: 'Een tegoed kan alleen dienen voor een andere kostennota van hetzelfde gezin.',
    noCreditReason: 'Schrijf erbij waarom: dat komt op de creditnota.',
    tooMuchCredit: 'Hier kan nog {amount} van af. Kies een bedrag tot en met dat.',
    entryNotFound: 'We vinden deze teruggave niet.',
    entryUndone: 'Deze teruggave is al ongedaan gemaakt.',
    notYet: 'Kies een dag die niet in de toekomst ligt.',
    beforeOrder: 'Kies een dag vanaf {day}: toen werd er besteld.',
    paymentNotFound: 'We vinden deze betaling niet.',
    alreadyUndone: 'Deze betaling is al ongedaan gemaakt.',
    notByTransfer: 'Een online betaling kan je hier niet ongedaan maken.',
    documentsFollow:
      'Na deze betaling kwam er een creditnota of een attest of gaf de club geld terug. Daarom kan je ze niet meer ongedaan maken.',
    noReason: 'Schrijf erbij waarom je de betaling ongedaan maakt.',
    mailNotFound: 'We vinden deze mail niet.',
    mailOnItsWay: 'Deze mail is al opnieuw onderweg.',
    mailNotKept: 'Van deze mail bewaarden we de inhoud niet. Opnieuw versturen kan daarom niet.',
  },
  ownRegistrations: {
    notFound: 'We vinden deze inschrijving niet.',
    stopped: 'Deze inschrijving is al stopgezet.',
    otherRule:
      'De regel voor deze inschrijving is intussen anders. Kijk wat er nu kan en probeer het opnieuw.',
    answerFixed: 'Dit antwoord kan je hier niet meer wijzigen. Vraag het aan de club.',
    answerChanged:
      'Iemand wijzigde intussen hetzelfde antwoord. Kijk het na en bewaar opnieuw. Er is nog niets gewijzigd.',
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
