interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/**
 * The default texts of the pages that the footer links to. They describe the portal as delivered. Whoever runs a portal
 * replaces them here before a build, or sets the addresses of their own pages (README, settings of the build).
 */
export const legalTexts: Readonly<Record<'terms' | 'privacy' | 'cookies', LegalText>> = {
  terms: {
    title: 'Gebruiksvoorwaarden',
    lead: 'Wat je van Clubpoort mag verwachten en wij van jou.',
    sections: [
      {
        title: 'Waarvoor Clubpoort dient',
        paragraphs: [
          'Met Clubpoort schrijf je jezelf en je gezin in bij een club. Je bestelt er tickets of producten en volgt je kostennota’s op.',
          'Je inschrijving of bestelling is een afspraak met de club. Daarvoor gelden de voorwaarden van de club. Je leest ze voor je een formulier verstuurt.',
        ],
      },
      {
        title: 'Je account',
        paragraphs: [
          'Je maakt een account aan met juiste gegevens. Je houdt je wachtwoord voor jezelf.',
          'Ben je jonger dan 16 jaar? Dan heb je een ouder of voogd nodig die het account beheert.',
          'Je regelt alleen zaken voor jezelf en voor je gezin.',
        ],
      },
      {
        title: 'Betalen en annuleren',
        paragraphs: [
          'De prijs die je bij het bestellen ziet, is de prijs die geldt. De club bepaalt wanneer je kan annuleren en wat je terugkrijgt.',
        ],
      },
      {
        title: 'Vragen',
        paragraphs: [
          'Heb je een vraag over een inschrijving of een kostennota? Neem dan contact op met je club.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'Welke gegevens we bewaren, waarvoor, en hoe je ze bekijkt of wist.',
    sections: [
      {
        title: 'Wat we bewaren',
        paragraphs: [
          'We bewaren je naam, je contactgegevens, je gezinsleden, je inschrijvingen, je bestellingen en je betalingen.',
          'De club kan meer vragen in een formulier, bijvoorbeeld over gezondheid. Die antwoorden zijn er alleen voor die club.',
          'Een rijksregisternummer vragen we alleen als de club er een attest mee maakt. We bewaren het apart.',
        ],
      },
      {
        title: 'Wie je gegevens ziet',
        paragraphs: [
          'Alleen jij, je gezin en de clubs waar je je inschrijft of iets bestelt, zien je gegevens. We verkopen ze niet.',
          'Zoek je een adres met de kaart? Dan ziet de dienst die de kaart levert, wat je intikt. Betaal je online? Dan ziet de betaaldienst het bedrag en de bestelling.',
        ],
      },
      {
        title: 'Je rechten',
        paragraphs: [
          'In je profiel download je alles wat we van je bewaren. Je past je gegevens daar aan of wist ze.',
          'Een club moet sommige gegevens langer bewaren, zoals een kostennota. Die blijven zo lang als de wet het vraagt.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    lead: 'Clubpoort gebruikt alleen wat nodig is om te werken.',
    sections: [
      {
        title: 'Eén cookie',
        paragraphs: [
          'De cookie “auth” onthoudt dat je aangemeld bent. De cookie blijft hoogstens 365 dagen en verdwijnt als je je afmeldt.',
          'We gebruiken geen cookies om je te volgen of om reclame te tonen.',
        ],
      },
      {
        title: 'Wat je browser onthoudt',
        paragraphs: [
          'Je browser onthoudt je winkelmandje, wie je koos en welke clubs je bezocht. Ook wat je in een formulier begon te typen, onthoudt je browser.',
          'Meld je je af? Dan wordt dat gewist. Een rijksregisternummer of een bestand wordt nooit zo onthouden.',
        ],
      },
    ],
  },
};
