/** Mails, and the small texts in them. */
export const mails = {
  mails: {
    greeting: 'Dag {name}',
    /** After "Dag", where the address of a child is that of a parent. */
    parentOf: 'ouder van {name}',
    signature: 'Clubpoort',
    /** Who sends a mail on behalf of a club, and its last line. */
    sender: '{club} via Clubpoort',
    questions: 'Vragen? Antwoord gewoon op deze mail. De club leest je bericht.',
    logo: 'Logo van {club}',
    /** Several mails in one, for an address that nobody confirmed. */
    together: {
      one: '{subject} (en nog 1 bericht)',
      many: '{subject} (en nog {count} berichten)',
      between: '– – –',
    },
    passwordReset: {
      subject: 'Kies een nieuw wachtwoord',
      intro: 'Je vroeg een nieuw wachtwoord aan. Open deze link en kies er een:',
      button: 'Kies een nieuw wachtwoord',
      once: 'De link werkt één keer en blijft één uur geldig.',
      notYou: 'Vroeg je dit niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    },
    passwordChanged: {
      subject: 'Je wachtwoord is gewijzigd',
      intro: 'Het wachtwoord van je account is zonet gewijzigd. Op je andere toestellen ben je afgemeld.',
      notYou:
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord met “Wachtwoord vergeten” op de aanmeldpagina.',
    },
    coupleInvitation: {
      subject: '{inviter} vraagt je mee naar {course}',
      intro: '{inviter} wil samen met jou {course} volgen bij {club}. We houden een plaats voor je vrij.',
      role: 'Jouw rol: {role}.',
      button: 'Bekijk de uitnodiging',
      until: 'Je kan antwoorden tot {day}. Daarna komt de plaats weer vrij.',
      notYou: 'Ken je deze persoon niet? Dan hoef je niets te doen.',
    },
    coupleDeclined: {
      subject: '{partner} komt niet mee naar {course}',
      intro: '{partner} komt niet mee naar {course} bij {club}. Je eigen plaats blijft van jou.',
      next: 'Wil je met iemand anders komen of alleen? Neem dan contact op met {club}.',
    },
    confirmMail: {
      button: 'Bevestig je e-mailadres',
      once: 'De link werkt één keer en blijft drie dagen geldig. Misschien moet je je eerst aanmelden.',
      own: {
        subject: 'Bevestig je e-mailadres',
        intro: 'Je hebt een account met dit e-mailadres. Bevestig dat het adres van jou is:',
        notYou: 'Heb je geen account aangemaakt? Dan hoef je niets te doen.',
      },
      new: {
        subject: 'Bevestig je nieuwe e-mailadres',
        intro: 'Je wil je voortaan met dit e-mailadres aanmelden. Bevestig dat het adres van jou is:',
        notYou: 'Vroeg je dit niet? Dan hoef je niets te doen: er verandert niets.',
      },
    },
    loginChangeAsked: {
      subject: 'Je vroeg een ander e-mailadres aan',
      intro:
        'Iemand vroeg een ander e-mailadres aan voor je account. Tot dat adres bevestigd is, verandert er niets.',
      notYou:
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord met “Wachtwoord vergeten” op de aanmeldpagina. Het adres blijft dan zoals het is.',
    },
    loginChanged: {
      subject: 'Je e-mailadres is gewijzigd',
      intro:
        'Het e-mailadres waarmee je je aanmeldt, is zonet gewijzigd. Op dit adres krijg je geen berichten meer.',
      notYou: 'Was jij dit niet? Neem dan meteen contact op met je club.',
    },
    erased: {
      subject: 'De gegevens van {names} zijn verwijderd',
      intro: 'Je vroeg om de gegevens van {names} te verwijderen. Dat is zonet gebeurd.',
      kept: 'Kostennota’s moet je club volgens de wet tien jaar bewaren. Alleen daarop blijven naam en adres staan.',
      notYou: 'Was jij dit niet? Neem dan meteen contact op met je club.',
    },
  },
  offerMail: {
    subject: 'Er is een plaats vrij: {course}',
    intro: 'Goed nieuws: er is een plaats vrij voor {name} in {course} ({tariff}) bij {club}.',
    until: 'We houden die plaats vrij tot {day} om {time}. Daarna gaat ze naar de volgende op de wachtlijst.',
    button: 'Bekijk de vrije plaats',
  },
  endedOfferMail: {
    subject: 'De vrije plaats is doorgegeven: {course}',
    intro:
      'We hielden een plaats vrij voor {name} in {course} ({tariff}) bij {club}. Die plaats is niet op tijd ingenomen en gaat nu naar de volgende. {name} staat niet meer op de wachtlijst.',
    again:
      'Wil {name} toch nog meedoen? Schrijf {name} in als er een plaats vrij is. Is alles volzet? Kies dan opnieuw de wachtlijst.',
    button: 'Bekijk {course}',
  },
  orderMail: {
    subject: 'Je bestelling bij {club} (nr. {oid})',
    intro: 'Bedankt! Op {day} bestelde je dit bij {club} (bestelling {oid}):',
    seat: '{stand}, rij {row}, stoel {number}',
    firstLesson: 'Eerste les',
    trial: 'Proefles',
    when: 'Wanneer',
    fromTo: '{day}, van {start} tot {end}',
    from: '{day} om {start}',
    dayFollows: 'De club laat je weten wanneer',
    where: 'Waar',
    teacher: 'Lesgever',
    teachers: 'Lesgevers',
    bring: 'Breng mee',
    tickets: 'Tickets',
    seatLabel: 'Plaats',
    seatsLabel: 'Plaatsen',
    waiting:
      '{name} staat op de wachtlijst van {course}. We laten je iets weten zodra er een plaats vrijkomt.',
    ticketsAttached: {
      one: 'Je ticket zit als pdf in de bijlage. Toon het aan de ingang, op papier of op je telefoon.',
      many: 'Je tickets zitten als pdf in de bijlage, één per pagina. Toon ze aan de ingang, op papier of op je telefoon.',
    },
    passesAttached: {
      one: 'Heb je een iPhone? Open het bestand dat eindigt op .pkpass, en zet je ticket in Apple Wallet.',
      many: 'Heb je een iPhone? Open de bestanden die eindigen op .pkpass, en zet je tickets in Apple Wallet.',
    },
    passesInPortal:
      'Heb je een iPhone? Bij je tickets op Clubpoort kan je elk ticket in Apple Wallet zetten.',
    ticketsFollow: 'Je tickets krijg je per mail zodra je betaling binnen is.',
    backordered: '{count} later geleverd',
    total: 'Totaal',
    due: 'Nu te betalen',
    payLater: 'Later te betalen',
    instalment: 'tegen {day}',
    byInvoice: 'later, met een kostennota van de club',
    pay: 'Nu betalen · {amount}',
    rather: 'Liever overschrijven? Neem deze gegevens over of scan de code met de app van je bank:',
    onlyTransfer:
      'Schrijf dit bedrag over naar de club. Neem de gegevens over of scan de code met de app van je bank:',
    guestLink:
      'Deze knop werkt 14 dagen, zonder wachtwoord. Geef deze mail niet door: wie hem heeft, ziet je bestelling.',
    recordLinks:
      'Nog geen account? Met een link uit deze mail maak je er eerst een en neem je dit dossier over. De links werken 14 dagen. Geef deze mail niet door.',
    recordLink:
      'Nog geen account? Met deze knop maak je er eerst een en neem je dit dossier over. De knop werkt 14 dagen. Geef deze mail niet door.',
    askClub: 'Online betalen kan hier niet. Vraag de club hoe je kan betalen.',
    transfer: {
      amount: 'Bedrag',
      to: 'Op naam van',
      account: 'Rekeningnummer',
      reference: 'Gestructureerde mededeling',
    },
    look: 'Bekijk je bestelling',
    withdrawal:
      'Producten en beurtenkaarten kan je tot 14 dagen na de levering herroepen, zonder reden. Dat doe je op de pagina van je bestelling of met het modelformulier. Terugsturen betaal je zelf. De club betaalt je binnen 14 dagen terug.',
    noWithdrawal:
      'Voor lessen, activiteiten en tickets op een vaste datum geldt geen herroepingsrecht (art. VI.53, 12° WER).',
    howToWithdraw: 'Lees hoe je herroept',
    agenda: 'In de bijlage vind je een agendabestand. Open het en alle data staan in je agenda.',
    stillToCome: 'Later nog te betalen:',
  },
  paymentMail: {
    receipt: {
      subject: 'Je betaling aan {club} is goed ontvangen (bestelling {oid})',
      intro: 'Je betaling van {amount} voor bestelling {oid} bij {club} is goed ontvangen:',
      labels: {
        numbers: 'Kostennota',
        day: 'Betaald op',
        amount: 'Bedrag',
        how: 'Manier',
        paid: 'Samen al betaald',
        open: 'Nog te betalen',
      },
      ways: {
        transfer: 'overschrijving',
        cash: 'cash',
        desk: 'aan de balie',
        credit: 'met je tegoed bij de club',
      },
      nothingOpen: 'Alles is betaald.',
      returned: 'De club annuleerde dit intussen. Je krijgt {amount} terug.',
    },
    /** How an order stands after something happened to its money. */
    stands: {
      payer: {
        open: 'Daardoor staat kostennota {numbers} weer open.',
        reclaim:
          'De club had je {reclaim} al terugbetaald. Dat bedrag kreeg je nu dubbel. Betaal het dus terug aan de club.',
        both: 'Daardoor staat kostennota {numbers} weer open. De club had je ook al {reclaim} terugbetaald. Dat bedrag kreeg je nu dubbel. Betaal dus samen {open}.',
        nothing: 'Je hoeft niets te doen: voor kostennota {numbers} is er niets te betalen.',
        stillOpen: 'Voor kostennota {numbers} is er nog {open} te betalen.',
        credit:
          'Je betaalde nu {credit} te veel. De club betaalt dat terug of houdt het voor je bij als tegoed.',
      },
      club: {
        open: 'Kostennota {numbers} van {name} staat weer open.',
        reclaim:
          'De club had voor kostennota {numbers} van {name} al {reclaim} terugbetaald. Dat bedrag is dus dubbel terugbetaald: vraag {reclaim} terug.',
        both: 'Kostennota {numbers} van {name} staat weer open. De club had ook al {reclaim} terugbetaald. Dat bedrag is dus dubbel terugbetaald: vraag samen {open}.',
        nothing: 'Voor kostennota {numbers} van {name} is er niets te betalen.',
        stillOpen: 'Voor kostennota {numbers} van {name} is er nog {open} te betalen.',
        credit: 'Voor kostennota {numbers} van {name} is er nu {credit} te veel betaald.',
      },
    },
    chargedBack: {
      subject: 'Je betaling aan {club} is teruggedraaid (bestelling {oid})',
      intro: 'De bank draaide je betaling van {amount} voor bestelling {oid} bij {club} terug.',
      notYou: 'Vroeg je dat niet zelf? Neem dan contact op met je bank.',
      clubSubject: 'Een betaling is teruggedraaid (bestelling {oid})',
      club: 'De bank draaide een betaling van {amount} voor bestelling {oid} terug.',
      told: 'We lieten dat weten aan {account}.',
    },
    reversed: {
      subject: 'Je betaling aan {club} is toch in orde (bestelling {oid})',
      intro:
        'De bank had {amount} van je betaling voor bestelling {oid} bij {club} teruggedraaid. Dat is nu rechtgezet: de club kreeg het bedrag toch.',
      clubSubject: 'Een teruggedraaide betaling is toch in orde (bestelling {oid})',
      club: 'De bank had {amount} voor bestelling {oid} teruggedraaid. Dat is nu rechtgezet: de club kreeg het bedrag toch.',
    },
    undone: {
      subject: '{club} zette een betaling recht (bestelling {oid})',
      intro: '{club} had {amount} als betaald genoteerd voor bestelling {oid}. Dat was een vergissing.',
      reason: 'De club schreef erbij: {reason}',
      question: 'Betaalde je dit bedrag wel? Laat het de club dan weten.',
    },
    credited: {
      subject: '{club} rekent je {amount} minder aan (bestelling {oid})',
      intro: '{club} haalt {amount} van kostennota {number} (bestelling {oid}) af.',
    },
    givenBack: {
      subject: '{club} gaf je {amount} terug (bestelling {oid})',
      intro: '{club} gaf je op {day} {amount} terug voor bestelling {oid} (kostennota {numbers}), {how}.',
      transfer: 'met een overschrijving',
      cash: 'cash',
      left: 'De club heeft daarna nog {credit} te veel van jou.',
    },
    givingBackUndone: {
      subject: '{club} zette een teruggave recht (bestelling {oid})',
      intro:
        '{club} had genoteerd dat je {amount} terugkreeg voor bestelling {oid} (kostennota {numbers}). Dat was een vergissing.',
    },
    refundFailed: {
      subject: 'Een terugbetaling is niet gelukt (bestelling {oid})',
      club: 'De betaaldienst kon {amount} voor bestelling {oid} (kostennota {numbers}) niet terugbetalen aan {account}.',
      byHand: 'Schrijf zelf {credit} over.',
      nothing: 'Schrijf niets over: dat geld heeft de club intussen niet meer te veel.',
    },
    refundedOutside: {
      subject: 'Een terugbetaling buiten Clubpoort is geboekt (bestelling {oid})',
      club: 'Via de betaaldienst zelf is {amount} voor bestelling {oid} terugbetaald aan {account}.',
      credit:
        'Hoeft dat bedrag niet meer betaald te worden? Kies dan bij Betalingen “Geef een bedrag terug”. Clubpoort herinnert de betaler hier niet vanzelf aan.',
    },
    reminder: {
      subject: 'Herinnering: kostennota {numbers} van {club}',
      intro:
        'Voor bestelling {oid} bij {club} (kostennota {numbers}) is nog {amount} te betalen. Dat kon tot en met {day}.',
      subjectOfMany: 'Herinnering: {count} kostennota’s van {club}',
      introOfMany: 'Bij {club} is nog {amount} te betalen, voor {count} kostennota’s.',
      invoice: 'Kostennota {numbers} (bestelling {oid}): {amount}. Dat kon je betalen tot en met {day}.',
      lookAtInvoices: 'Bekijk je kostennota’s',
      done: 'Heb je intussen betaald? Dan hoef je niets te doen.',
    },
    cancelled: {
      subject: '{club} annuleerde {what}',
      intro: 'De club {club} annuleerde dit voor {name}: {what}.',
      reason: 'De club schreef erbij: {reason}',
      lapses: 'Je hoeft {amount} niet meer te betalen.',
      refunded:
        'Je krijgt {amount} terug op de rekening of de kaart waarmee je betaalde. Dat duurt enkele werkdagen.',
      byHand: 'De club betaalt je {amount} zelf terug.',
      creditNote: 'De creditnota vind je bij je kostennota’s.',
    },
  },
  withdrawal: {
    noGoods:
      'In deze bestelling is er niets om te herroepen. Voor lessen, activiteiten en tickets op een vaste datum geldt geen herroepingsrecht.',
    closed:
      'Herroepen kan hier niet meer. Kreeg je de bestelling minder dan 14 dagen geleden? Stuur de club dan het modelformulier.',
    mail: {
      own: {
        subject: 'Je herroeping van bestelling {oid} bij {club}',
        intro: 'Je herroept dit uit bestelling {oid} van {placed} bij {club}:',
        next: 'De club laat je weten hoe je de producten terugbezorgt. Doe dat binnen 14 dagen. De club betaalt je binnen 14 dagen terug, zodra de producten terug zijn.',
      },
      club: {
        subject: 'Herroeping van bestelling {oid} door {account}',
        intro: '{account} herroept dit uit bestelling {oid} van {placed}:',
        next: 'Werd de bestelling minder dan 14 dagen voor deze herroeping geleverd? Dan betalen jullie binnen 14 dagen terug. Daarmee mag je wachten tot de producten terug zijn. De kostennota verandert niet vanzelf.',
      },
      note: 'Opmerking: {note}',
      by: 'Naam: {account}, {mail}',
      received: 'Ontvangen op {day} om {time}.',
    },
  },
  stopMail: {
    now: {
      own: {
        subject: '{name} stopt met {course}',
        text: 'De inschrijving van {name} voor {course} ({tariff}) bij {club} is stopgezet. Kostennota’s en creditnota’s vind je in Clubpoort.',
      },
      other: {
        subject: '{name} stopt met {course}',
        text: '{account} zette de inschrijving van {name} voor {course} ({tariff}) bij {club} stop.',
      },
      club: {
        subject: '{name} stopt met {course}',
        text: '{name} stopt met {course} ({tariff}). De plaats is weer vrij en gaat eerst naar de wachtlijst.',
      },
    },
    ask: {
      own: {
        subject: 'Je vraag om te stoppen met {course}',
        text: 'We stuurden je vraag door naar {club}: mag {name} stoppen met {course} ({tariff})? De club laat je iets weten. Tot dan blijft {name} ingeschreven.',
      },
      other: {
        subject: 'Een vraag om te stoppen met {course}',
        text: '{account} vroeg aan {club}: mag {name} stoppen met {course} ({tariff})? De club beslist daarover. Tot dan blijft {name} ingeschreven.',
      },
      club: {
        subject: 'Vraag: {name} wil stoppen met {course}',
        text: '{name} wil graag stoppen met {course} ({tariff}). De inschrijving blijft staan tot jullie beslissen.',
      },
    },
    reason: 'De reden: {reason}',
    contact: 'De vraag komt van {account}, {mail}.',
    /** Where a registration ended. */
    certificate:
      'Er is al een attest uitgegeven: {numbers}. Dat klopt niet meer. Verbeter het of trek het in bij Attesten.',
    certificates:
      'Er zijn al attesten uitgegeven: {numbers}. Die kloppen niet meer. Verbeter ze of trek ze in bij Attesten.',
    /** Where it ends once the club agrees. */
    certificateOf: 'Er is al een attest uitgegeven: {numbers}. Gaan jullie akkoord, dan klopt dat niet meer.',
    certificatesOf:
      'Er zijn al attesten uitgegeven: {numbers}. Gaan jullie akkoord, dan kloppen die niet meer.',
  },
  changeMail: {
    subject: '{name} wisselt naar {course}',
    own: '{name} wisselt bij {club} van groep. Dit verandert:',
    ofClub: '{club} zette {name} in een andere groep. Dit verandert:',
    club: '{name} wisselt van groep. De oude plaats is weer vrij en gaat eerst naar de wachtlijst.',
    old: 'Niet meer: {course}, {tariff}. {lesson}',
    new: 'Voortaan: {course}, {tariff}. {lesson}',
    nextLesson: 'De volgende les is op {day} om {time}.',
    nextLessonAt: 'De volgende les is op {day} om {time}, {place}.',
    noLesson: 'De lessen staan nog niet vast.',
    samePrice: 'De prijs verandert niet.',
    more: 'Er komt {amount} bij, op een eigen kostennota. Je vindt ze bij je kostennota’s.',
    less: 'Er gaat {amount} van de kostennota.',
    /** Added to `less` where the family paid more than it now costs. */
    surplus: {
      refund: 'Daarvan is {back} al betaald. Dat betaalt de club terug.',
      credit: 'Daarvan is {back} al betaald. Dat blijft als tegoed bij de club.',
    },
    button: 'Bekijk je inschrijvingen',
  },
  lessonChangeMail: {
    subject: 'Een les bij {club} verandert',
    subjects: 'Lessen bij {club} veranderen',
    off: '{course}: geen les op {day}',
    allOff: 'Lessen bij {club} gaan niet door',
    intro: '{club} paste het lesrooster aan. Voor jullie verandert dit:',
    cancelled: '{name}, {course}: de les van {old} gaat niet door.',
    cancelledLessons: '{name}, {course}: {count} lessen gaan niet door: {days}.',
    moved: '{name}, {course}: de les van {old} verhuist naar {moment}.',
    movedLessons:
      '{name}, {course}: {count} lessen verhuizen van {old} naar {moment}. De nieuwe dagen: {days}.',
    elsewhere: '{name}, {course}: de les van {old} gaat op een andere plaats door.',
    elsewhereLessons: '{name}, {course}: {count} lessen gaan op een andere plaats door: {days}.',
    reason: 'Reden: {reason}',
    taught: '{name}, {course}: de les van {old} heeft een andere lesgever. {teachers}',
    taughtLessons: '{name}, {course}: {count} lessen hebben een andere lesgever: {days}. {teachers}',
    teachers: {
      one: '{names} geeft les.',
      many: '{names} geven les.',
      usual: 'De vaste lesgever geeft les.',
    },
    place: 'De les is in {place}.',
    places: 'De lessen zijn in {place}.',
    /** Many days, instead of a list of them. */
    days: 'van {first} tot en met {last}',
    at: 'om',
    agenda: 'Staan je lessen in een agenda? Open het bestand agenda.ics, dan past die zich aan.',
    button: 'Bekijk je kalender',
  },
} as const;
