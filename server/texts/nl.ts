/** Every Dutch sentence that the server itself says. Those marked "quoted" stay letter for letter. */
export const nl = {
  refusals: {
    /** Quoted: the fallback of the generic messages. */
    internal: 'Er is iets misgegaan',
    invalidRequest: 'Dit verzoek kunnen we niet verwerken.',
    unknownOperation: 'Deze vraag kennen we niet.',
    wrongMethod: 'Deze vraag kan niet op deze manier gesteld worden.',
    tooLarge: 'Dit is te groot om te versturen.',
    foreignOrigin: 'Dit verzoek komt van een andere website en is geweigerd.',
    unauthenticated: 'Meld je aan om verder te gaan.',
    expiredSession: 'Je bent niet meer aangemeld. Meld je opnieuw aan.',
    forbidden: 'Hiervoor heb je geen toegang.',
    /** Quoted. */
    blockedAccount: 'Jouw account is geblokkeerd, contacteer jouw clubbeheerder.',
    blockedClub: 'Deze club heeft haar pagina’s voor jou gesloten. Neem contact op met de club.',
    notFound: 'Dit hebben we niet gevonden.',
    clubNotFound: 'Deze club kennen we niet.',
    courseNotFound: 'Dit aanbod bestaat niet of niet meer.',
    orderNotFound: 'Deze bestelling hebben we niet gevonden.',
    /** Quoted: the same whatever was wrong, so that nobody learns which accounts exist. */
    wrongLogin: 'Wachtwoord komt niet overeen met account',
    tooManyRequests: 'Dat ging wat te snel. Wacht even en probeer het opnieuw.',
    tooManyLogins: 'Te veel pogingen om aan te melden. Probeer het over een minuut opnieuw.',
    tooManyMails:
      'Je vroeg al een paar keer om een mail. Kijk ook bij ongewenste mail, of probeer het over een uur opnieuw.',
    loginCodeUsed: 'Deze link om aan te melden is al gebruikt of niet meer geldig.',
    resetCodeUsed: 'Deze link is al gebruikt of niet meer geldig. Vraag een nieuwe aan.',
    notTheHolder: 'Alleen wie het account beheert, kan een gezinslid toevoegen.',
    alreadyInFamily: 'Dit gezinslid staat al in je gezin.',
    unavailable: 'We zijn even niet bereikbaar. Probeer het zo meteen opnieuw.',
    busy: 'Iemand anders is net met hetzelfde bezig. Probeer het opnieuw.',
    sameRequestBusy: 'Dit wordt al verwerkt. Probeer het zo meteen opnieuw.',
    idempotencyMismatch: 'Dit is intussen gewijzigd. Probeer het opnieuw.',
    /** Quoted. */
    invalidAnswers: 'Sommige velden zijn niet juist ingevuld',
    formNotFound: 'Dit formulier bestaat niet of niet meer.',
    formClosed: 'Dit formulier kan je nu niet insturen.',
    formChanged:
      'De club heeft dit formulier intussen gewijzigd. Wat je invulde, staat er nog: kijk het na en verstuur het opnieuw.',
    answersMissing: 'Vul eerst de gegevens voor deze inschrijving in.',
    priceChanged: 'De prijs is intussen gewijzigd. Kijk het nieuwe totaal na en bevestig opnieuw.',
  },
  /** The first four are quoted from specification 5.4 and 8. */
  guardian: {
    invalidBirthdate: 'Geboortedatum is niet ingevuld of geboortedatum is jonger dan 16 jaar',
    invalidDetails: 'Gegevens van voogd/ouder zijn niet juist ingevuld',
    noneChosen: 'Geen voogd/ouder geselecteerd',
    tooYoung: 'Voogd/ouder moet minstens 16 jaar zijn',
    alreadyThere: 'Er is al een voogd of ouder toegevoegd. Meld je opnieuw aan.',
    notNeeded: 'Je bent oud genoeg om zelf je account te beheren: je hebt geen voogd of ouder nodig.',
  },
  mails: {
    greeting: 'Dag {name}',
    signature: 'Clubpoort',
    passwordReset: {
      subject: 'Kies een nieuw wachtwoord',
      intro: 'Je vroeg om een nieuw wachtwoord te kiezen. Open deze link en kies er een:',
      button: 'Nieuw wachtwoord kiezen',
      once: 'De link werkt één keer en blijft één uur geldig.',
      notYou: 'Vroeg je dit niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    },
    passwordChanged: {
      subject: 'Je wachtwoord is gewijzigd',
      intro: 'Het wachtwoord van je account is zonet gewijzigd. Je bent overal elders afgemeld.',
      notYou:
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord met “Wachtwoord vergeten” op de aanmeldpagina.',
    },
    loginChanged: {
      subject: 'Je e-mailadres is gewijzigd',
      intro:
        'Het e-mailadres waarmee je aanmeldt, is zonet gewijzigd. Op dit adres krijg je geen berichten meer.',
      notYou: 'Was jij dit niet? Neem dan meteen contact op met je club.',
    },
  },
  tariff: {
    opensAt: 'Inschrijven kan vanaf {day} om {time}.',
    isOver: 'Deze reeks is afgelopen.',
  },
  cart: {
    unknown: 'Een keuze in je winkelmandje bestaat niet meer en is verwijderd.',
    /** Quoted. */
    age: 'Je leeftijd valt buiten de restricties voor {course} ({tariff}).',
    /** Quoted. */
    registered: 'Je ben reeds geregistreerd voor {course} ({tariff}).',
    queued: 'Je staat al op de wachtlijst voor {course} ({tariff}).',
    blocked: '{course} ({tariff}): {message}',
    full: '{course} ({tariff}) is volzet.',
    line: '{course} – {tariff}',
    queuedLine: '{course} – {tariff} (wachtlijst)',
  },
  files: {
    gone: 'Dit bestand is niet meer beschikbaar. Voeg het opnieuw toe.',
    unreadable: 'Dit bestand kunnen we niet lezen. Misschien is het beschadigd.',
    tooManyPixels: 'Deze foto is te groot om te verwerken. Kies een kleinere versie.',
    severalPages: 'Deze afbeelding heeft meerdere bladzijden. Bewaar ze als pdf.',
    macros: 'Een bestand met macro’s kan niet. Bewaar het zonder macro’s of als pdf.',
    tooMuchInside: 'Dit bestand is te groot eens het uitgepakt is. Bewaar het als pdf.',
    tooManyUnsent:
      'Je hebt al veel bestanden toegevoegd die nog niet verstuurd zijn. Verstuur eerst je formulier.',
  },
  registrationForm: {
    nationalNumberKnown:
      'We kennen dit nummer al: {number}. Laat het veld leeg om het te houden, of vul een ander nummer in.',
  },
  conditionsTitle: 'Voorwaarden en privacy van {club}',
} as const;
