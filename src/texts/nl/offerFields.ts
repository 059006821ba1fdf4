const remindersAreOff =
  'Dit werkt hier nog niet: vraag aan de organisatie die Clubpoort voor je beheert om herinneringen aan te zetten. Stuur ze tot dan zelf, bij Betalingen.';

/** Help for a manager about a field, by as much of its path as makes it clear. */
const help: Readonly<Record<string, string>> = {
  'club.title': 'Zo zien ouders je club op elke pagina en in elke mail.',
  'club.city': 'Zo vinden ouders uit de buurt je club.',
  'club.description': 'Waarvoor staat je club? Een paar zinnen op de eerste pagina.',
  'club.mail': 'Ouders schrijven je op dit adres.',
  'club.place': 'Straat en gemeente van je zaal. Cursussen kunnen een andere plaats hebben.',
  color: 'De kleur van je club, bijvoorbeeld op knoppen.',
  font: 'Het lettertype van titels op je pagina.',
  legal: 'De wet wil dat deze gegevens op elke kostennota, in elke mail en op je pagina staan.',
  'legal.form': 'Bijvoorbeeld vzw of feitelijke vereniging.',
  'legal.seat': 'Straat, nummer, postcode en gemeente.',
  'legal.enterpriseNumber': 'Tien cijfers, zoals 0123.456.749.',
  'legal.court': 'De gemeente van de rechtbank waar je club ingeschreven is, zoals Dendermonde.',
  'legal.vatNote':
    'Deze zin komt op elke kostennota. Bijvoorbeeld: “Vrijgesteld van btw, artikel 44 van het btw-wetboek”.',
  'legal.vat': 'Laat leeg als je club geen btw rekent.',
  'settings.iban': 'Zonder rekeningnummer kunnen ouders niet overschrijven.',
  'settings.transferCodeLine':
    'Kies “gestructureerde mededeling” als ouders zeggen dat hun bank-app de QR-code niet goed leest.',
  'settings.isPaidLater': 'Ouders betalen niet bij het inschrijven. Je stuurt later zelf een kostennota.',
  'settings.reminderDays':
    'Bijvoorbeeld 3 en 14: wie na 3 dagen niet betaalde, krijgt een mail, en na 14 dagen nog een.',
  'settings.roundsToFiveCents': 'Een totaal van € 12,03 wordt € 12,05.',
  'settings.cancelDays':
    'Bijvoorbeeld 14: tot twee weken voor de eerste les stopt een lid zelf. Leeg: een lid vraagt het aan de club.',
  'settings.cancelMoney': 'Wat gebeurt er met wat een lid al betaalde?',
  'settings.takesUitpas':
    'Ouders met een UiTPAS met kansentarief betalen het tarief dat jij daarvoor invult.',
  'settings.sellsToGuests': 'Bezoekers kopen tickets zonder account.',
  'settings.reductions':
    'Ze tellen in deze volgorde. Bijvoorbeeld: 10 % voor het tweede gezinslid en € 20 voor een tweede cursus.',
  'reductions.from': '2 is het tweede gezinslid of de tweede cursus.',
  'reductions.percentage': 'Vul een percentage in, of een bedrag.',
  'reductions.amount': 'In plaats van een percentage.',
  'reductions.courses': 'Zonder keuze telt de korting voor alle cursussen en activiteiten.',
  occupationDisplay: 'Zien ouders hoeveel plaatsen er nog zijn?',
  occupationDisplayAmount: 'Bijvoorbeeld 5: vanaf dan staat er “Nog 5 plaatsen”.',
  'settings.isWaitingListDisabled': 'Is een cursus volzet? Dan kan niemand op een wachtlijst.',
  'settings.showsAgeRestriction': 'Bij elke cursus staat voor welke leeftijd ze is.',
  'settings.ageCalculation': 'Hoe oud is een kind dat tijdens het jaar verjaart?',
  'settings.overviewDisplay': 'Hoe je cursussen onder elkaar staan.',
  'settings.hidesTimestamp': 'In het overzicht staan alleen de dagen.',
  conditions: 'Een lid aanvaardt ze bij het inschrijven. Elk vak is een alinea.',
  privacy: 'Wat je toevoegt aan de privacypagina. Elk vak is een alinea.',
  newsletter: 'Laat leeg voor onze eigen woorden.',
  certification: 'Nodig voor fiscale attesten (kampen) en attesten voor het ziekenfonds.',
  'certification.recognition': 'Wie erkende je club voor opvang?',
  'certification.sport': 'Voor attesten van het ziekenfonds. Leeg: die maak je niet.',
  'certification.maxima': 'Alleen voor jaren waarvoor wij het maximum nog niet kennen.',
  webshopTerm: 'Bijvoorbeeld “Clubkledij”.',
  embedOrigins: 'Bijvoorbeeld https://www.mijnclub.be: op die website mag je aanbod staan.',
  gtmContainerId: 'Alleen als je Google Tag Manager gebruikt: GTM-XXXX.',
  'courses.url': 'Het laatste stuk van het adres. Wijzig je het, dan werken oude links niet meer.',
  'courses.description': 'Wat leer of doe je er? Voor wie is het?',
  'courses.place': 'De zaal en het adres.',
  'courses.bring': 'Bijvoorbeeld: sportschoenen en een flesje water.',
  'courses.teachers': 'Iedereen ziet deze namen.',
  'courses.teacherAccounts': 'Zij zien de deelnemers. Nodig nieuwe lesgevers eerst uit.',
  'tariffs.title': 'Bijvoorbeeld “Heel het jaar” of “Proefles”.',
  'tariffs.maxTrialLessons':
    'Alleen voor een proefles. Bijvoorbeeld 2: een ouder kiest hoogstens twee lessen. Leeg: geen maximum.',
  'tariffs.discountedPrice':
    'Dit betaalt iedereen, naast de doorstreepte prijs. Een prijs voor sommigen, zoals een sociaal tarief, is een eigen tarief.',
  'tariffs.capacity': 'Leeg: geen maximum.',
  'tariffs.opens': 'Tot dan zien ouders wanneer ze kunnen inschrijven.',
  'tariffs.blockedMessage': 'Niemand kan inschrijven. Ouders lezen deze reden.',
  'tariffs.usersSimultaneous': 'Bijvoorbeeld 2 voor een ouder met een kind.',
  'tariffs.fromFamilyMember': 'Bijvoorbeeld 2: alleen voor een gezin met al een lid.',
  'tariffs.earlyPrice': 'Een lagere prijs voor wie vroeg inschrijft.',
  'earlyPrice.until': 'Die dag telt nog mee.',
  'tariffs.priority': 'Voor het inschrijven voor iedereen opengaat.',
  'priority.for':
    'Les volgen: ingeschreven voor een cursus of activiteit die dit seizoen al begon. Lid zijn: dit seizoen ingeschreven (ook zonder les), dit of vorig seizoen ingelezen uit je rekenblad met leden, of met een lidkaart die dan nog geldig is.',
  'priority.courses': 'Alleen voor wie al les volgt. Zonder keuze: al je cursussen.',
  'tariffs.instalments': 'In plaats van gelijke delen een maand na elkaar: kies zelf de dagen.',
  'tariffs.isInstant': 'Een plaats in het winkelmandje blijft een kwartier van die ouder.',
  'tariffs.deposit': 'Wat een ouder meteen betaalt. De rest volgt later.',
  'tariffs.parts': 'Bijvoorbeeld 3: drie keer een derde, telkens een maand later.',
  'tariffs.proRata': 'Wie later begint, betaalt alleen de lessen die overblijven.',
  'tariffs.passTurns': 'Zoveel beurten van een kaart kost één les.',
  'tariffs.coupleRoles': 'Voor dansen per twee: bijvoorbeeld “leider” en “volger”.',
  'courses.services': 'Wat een ouder erbij neemt, zoals opvang of een maaltijd.',
  'services.isChildcare': 'Voor opvang vóór of na de activiteit. Een maaltijd telt nooit mee.',
  'courses.ages': 'Laat een kant leeg als er geen grens is.',
  'courses.birthYears': 'Telt alleen als er geen leeftijd staat.',
  'courses.levels': 'Bijvoorbeeld “beginners”.',
  'courses.taxonomies': 'Hiermee filteren ouders je aanbod, zoals “ballet”.',
  'courses.allowsSeveralTariffs': 'Iemand schrijft in voor meerdere tarieven, zoals voormiddag en namiddag.',
  'courses.passTurns': 'Zoveel beurten van een kaart kost één les. Leeg: een kaart geldt hier niet.',
  'courses.allowsTaxCertificate': 'Opvang waarvoor ouders een fiscaal attest krijgen, zoals een kamp.',
  'courses.revenueAccount':
    'Het nummer in je boekhouding waarop de inkomsten komen, zoals 700100. Ouders zien het niet.',
  'courses.uitpasEvent': 'Het nummer van je evenement in UiTdatabank.',
  'products.offeredWith': 'Ouders zien het product ook als ze hiervoor inschrijven.',
  'products.isAddressRequired': 'Je verstuurt het: de koper vult een adres in.',
  'products.maxPerOrder': 'Leeg: geen maximum.',
  'variants.title': 'Bijvoorbeeld een maat.',
  'variants.stock': 'Leeg: je telt niet. Daarna telt de webshop zelf.',
  'variants.allowsBackorder': 'Is het op? Dan kan je het toch bestellen.',
  'passes.credit': 'Hoeveel lessen je met een kaart volgt.',
  'passes.validMonths': 'Leeg: een kaart vervalt niet.',
  'vouchers.code': 'Hoofdletters, cijfers en streepjes: ZOMER-10.',
  'vouchers.percentage': 'Vul een percentage in, of een bedrag.',
  'vouchers.course': 'Zonder keuze geldt de code overal.',
  'vouchers.maxUses': 'Leeg: zo vaak als je wil.',
  'vouchers.isCombinable': 'Samen met andere kortingen.',
  'federations.description': 'Leden lezen dit op de pagina van de federatie.',
  'federations.cardText': 'Eén zin op elke lidkaart, zoals “Verzekerd tijdens de lessen”.',
  'federations.seasonEnds': 'Tot dan is een nieuwe lidkaart geldig.',
  'federations.website': 'Bijvoorbeeld https://www.mijnfederatie.be.',
  'videos.course': 'Zonder keuze is de video voor iedereen van de club.',
  'videos.address':
    'Alleen als de film elders staat: https://… Leden openen de film daar, in een nieuw venster.',
};

/** Help about a field that an event has too, in words for its visitors. */
const helpOfEvent: Readonly<Record<string, string>> = {
  'courses.description': 'Wat is er te zien of te doen? Voor wie is het?',
  'courses.bring': 'Bijvoorbeeld: je ticket, op papier of op je telefoon.',
  'tariffs.title': 'Bijvoorbeeld “Volwassenen” of “Kinderen tot 12 jaar”.',
  'tariffs.opens': 'Tot dan zien bezoekers wanneer de verkoop begint.',
  'tariffs.blockedMessage': 'Niemand kan een ticket kopen. Bezoekers lezen deze reden.',
  'tariffs.earlyPrice': 'Een lagere prijs voor wie vroeg een ticket koopt.',
};

interface FieldOf {
  /** Whether this installation sends reminders; undefined: unknown. */
  readonly reminds?: boolean;
  /** Whether the field is one of an event. */
  readonly isOfEvent?: boolean;
}

export const offerFieldsTexts = {
  title: (word: string, isAmount: boolean) =>
    `${word.charAt(0).toUpperCase()}${word.slice(1)}${isAmount ? ' (€)' : ''}`,
  helpOf(path: string, { reminds, isOfEvent = false }: FieldOf = {}): string | undefined {
    const all = isOfEvent ? { ...help, ...helpOfEvent } : help;
    const names = path.split('.');
    const found = names
      .map((_, index) => names.slice(index).join('.'))
      .find((end) => Object.hasOwn(all, end));
    if (found === undefined) return undefined;
    return found === 'settings.reminderDays' && reminds === false
      ? `${remindersAreOff} ${all[found]}`
      : all[found];
  },
} as const;
