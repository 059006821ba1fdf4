/** The sentences of the privacy pages. A change of them is a new version: also change the day in `rules/privacyText.ts`. */
export const privacyTexts = {
  title: 'Privacy',
  titleOf: (club: string) => `Privacy bij ${club}`,
  lead: 'Welke gegevens we bewaren, waarvoor, hoelang en hoe je ze bekijkt of wist.',
  loading: 'De privacytekst wordt geladen',
  version: (day: string) => `Versie van ${day}`,
  versionOf: (day: string, version: string) => `Versie van ${day}, met kenmerk ${version}`,
  who: {
    title: 'Wie verantwoordelijk is',
    club: (club: string) =>
      `${club} beslist welke gegevens de club vraagt en wat ermee gebeurt. Met een vraag ga je eerst naar de club:`,
    clubs:
      'Elke club beslist zelf welke gegevens ze vraagt en wat ermee gebeurt. Wat een club doet, lees je op de privacypagina van de club.',
    operatorTitle: 'Wie Clubpoort beheert',
    operator: 'Clubpoort verwerkt de gegevens voor de clubs. Dit is de beheerder:',
  },
  what: {
    title: 'Wat we bewaren en waarom',
    lead: 'Bij elk doel staat waarom het mag.',
    account:
      'Je naam, contactgegevens, geboortedatum en gezinsleden: om je in te schrijven en te bereiken. Dat hoort bij de afspraak met jou. Koop je tickets zonder account? Dan alleen je naam en je e-mailadres.',
    participation:
      'Inschrijvingen, wachtlijsten, tickets, beurtenkaarten en aanwezigheden: om je plaats te regelen. Dat hoort bij de afspraak met jou. De club kan er notities over maken om je goed te helpen: dat is haar gerechtvaardigd belang.',
    money:
      'Bestellingen, betalingen, kostennota’s en attesten, en wat de bank bij een overschrijving vermeldt: om af te rekenen en omdat de wet een boekhouding vraagt.',
    answers:
      'Wat je in formulieren van de club invult: om je inschrijving of vraag te behandelen. Dat hoort bij de afspraak met jou.',
    health:
      'Wat je over gezondheid schrijft: om rekening met je te houden. Alleen met je uitdrukkelijke toestemming. Die trek je in bij je profiel.',
    'national-number':
      'Een rijksregisternummer: alleen waar de wet het vraagt, voor het fiscaal attest van opvang in vakanties.',
    file: 'Bestanden die je bij een formulier voegt: om je inschrijving te behandelen. Dat hoort bij de afspraak met jou.',
    messages:
      'Berichten van de club: om je te verwittigen. De nieuwsbrief krijg je alleen als je daarvoor koos.',
    safety:
      'Wanneer en met welke browser je je aanmeldde: om je account te beveiligen. Dat is ons gerechtvaardigd belang.',
  },
  receivers: {
    title: 'Wie je gegevens krijgt',
    club: (club: string) =>
      `De bestuurders en medewerkers van ${club}. Lesgevers zien wie er in hun les zit en wat de club aan lesgevers laat lezen.`,
    clubs: 'De clubs waar je je inschrijft of iets bestelt. Andere clubs zien je gegevens niet.',
    host: (name: string) => `${name}: de server waarop Clubpoort draait.`,
    payment: (name: string) => `${name}: je onlinebetaling, met het bedrag en de bestelling.`,
    mail: (name: string) => `${name}: verstuurt onze mails.`,
    maps: (name: string) => `${name}: wat je intikt als je een adres zoekt.`,
    uitpas: (name: string) => `${name}: je UiTPAS-nummer, als je het kansentarief vraagt.`,
    federation: (name: string) => `${name}: je lidmaatschap, als je bij deze federatie hoort.`,
    noOthers: 'Clubpoort geeft je gegevens verder aan niemand door.',
    noSale: 'We verkopen je gegevens niet en tonen geen reclame.',
  },
  ends: {
    title: 'Hoelang we iets bewaren',
    lead: 'Elke dag wissen we vanzelf wat voorbij is. Wat nog loopt of nog te betalen is, blijft.',
    /** By retention rule. */
    rules: {
      books: (count: number) =>
        `Kostennota’s, betalingen en attesten met een bedrag: ${count} jaar na het einde van het kalenderjaar. De wet vraagt dat.`,
      participation: (count: number) =>
        `Inschrijvingen, tickets, beurtenkaarten, aanwezigheden, notities van de club en gewone antwoorden: ${count} jaar na de laatste les of datum.`,
      bank: (count: number) =>
        `De naam, de rekening en de mededeling die de bank bij een overschrijving vermeldt: ${count} jaar.`,
      messages: (count: number) => `Berichten van clubs: ${count} jaar.`,
      enquiry: (count: number) =>
        `Vragen en formulieren buiten een cursus, wachtlijsten en uitnodigingen: ${count} jaar.`,
      season: () =>
        'Antwoorden over gezondheid en hun bestanden: tot het einde van het seizoen (31 augustus), als de club niets korters koos.',
      activity: () => 'Antwoorden die alleen voor een cursus of activiteit dienen: tot die voorbij is.',
      account: (count: number) => `Je account: tot je het wist, of tot je het ${count} jaar niet gebruikte.`,
      login: (count: number) => `Aanmeldingen en bekende browsers: hoogstens ${count} dagen.`,
      carts: (count: number) =>
        `Winkelmandjes en formulieren die je nog niet verstuurde: ${count} dagen na de laatste wijziging.`,
      notices: (count: number) => `Mails over gewijzigde lessen: ${count} dagen.`,
      traces: (count: number) =>
        `Vervallen reservaties, en je gegevens als je zonder account begon en niets bestelde: ${count} dagen.`,
      codes: (count: number) => `Codes en links in mails: hoogstens ${count} dagen.`,
    },
    numbers: 'Een rijksregisternummer: zolang we het attest bewaren waarvoor het dient.',
  },
  rights: {
    title: 'Je rechten',
    paragraphs: [
      'In je profiel bekijk, verbeter, download en wis je je gegevens. Ook een toestemming trek je daar in.',
      'Je mag ook vragen om een gegeven tijdelijk niet te gebruiken of je verzetten tegen een gebruik. Schrijf daarvoor naar de club.',
      'Kocht je tickets zonder account? Schrijf dan naar de club.',
      'Wis je je account? Dan blijft in de boekhouding alleen wat de wet vraagt.',
    ],
  },
  complaint: {
    title: 'Niet tevreden?',
    lead: 'Je mag altijd een klacht indienen bij de Gegevensbeschermingsautoriteit:',
    address: 'Drukpersstraat 35, 1000 Brussel',
    mail: 'contact@apd-gba.be',
    site: 'www.gegevensbeschermingsautoriteit.be',
  },
  own: (club: string) => `Wat ${club} nog zegt`,
} as const;
