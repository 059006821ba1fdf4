interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** The day of the last change of the text, `YYYY-MM-DD`. */
  readonly changed: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/**
 * The default texts of the terms and the cookies, which the footer links to. The privacy page is made of data. They describe the portal as delivered. Whoever runs a portal
 * replaces them here before a build, or sets the addresses of their own pages (README, settings of the build).
 */
export const legalTexts: Readonly<Record<'terms' | 'cookies', LegalText>> = {
  terms: {
    title: 'Gebruiksvoorwaarden',
    lead: 'Wat je van Clubpoort mag verwachten en wij van jou.',
    changed: '2026-11-25',
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
  cookies: {
    title: 'Cookies',
    lead: 'Clubpoort gebruikt alleen wat nodig is om te werken.',
    changed: '2026-11-28',
    sections: [
      {
        title: 'Twee cookies',
        paragraphs: [
          'De cookie “auth” onthoudt dat je aangemeld bent. De cookie blijft hoogstens 365 dagen en verdwijnt als je je afmeldt. Koos je bij het aanmelden niet voor “Blijf aangemeld op dit toestel”? Dan verdwijnt de cookie als je de browser sluit, en hoogstens na een dag moet je je opnieuw aanmelden.',
          'De cookie “device” onthoudt dat je in deze browser al eens je wachtwoord gaf. Zo raakt je account niet geblokkeerd als iemand anders wachtwoorden probeert. Ook die blijft hoogstens 365 dagen.',
          'We gebruiken geen cookies om je te volgen of om reclame te tonen.',
        ],
      },
      {
        title: 'Wat je browser onthoudt',
        paragraphs: [
          'Je browser onthoudt je winkelmandje, wie je koos en welke clubs je bezocht. Ook wat je in een formulier begon te typen, onthoudt je browser. Ben je aangemeld, dan bewaren we je winkelmandje en die formulieren ook in je account, zodat je op een ander toestel verder kan. Antwoorden over gezondheid blijven op je toestel, tenzij je anders kiest.',
          'Koos je bij het aanmelden voor “Blijf aangemeld op dit toestel”? Dan bewaart je browser ook je tickets, je lidkaarten en de komende lessen van je gezin, om te openen zonder internet. Geef je les, dan bewaart je browser ook je volgende lessen, met de deelnemers, hun telefoonnummers en wat je over hun gezondheid moet weten. Zo’n les verdwijnt na de dag van de les.',
          'Meld je je af? Dan wordt dat gewist. Een rijksregisternummer of een bestand wordt nooit zo onthouden.',
        ],
      },
    ],
  },
};
