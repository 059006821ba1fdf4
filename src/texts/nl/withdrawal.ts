/** The right to withdraw from what was bought at a distance: book VI of the Belgian code of economic law. */
export const withdrawalTexts = {
  order: {
    title: 'Herroepen',
    until: (day: string) =>
      `Je kan deze bestelling tot 14 dagen na de levering herroepen. Hier kan dat tot ${day}.`,
    of: (names: string) => `Voor ${names}`,
    button: 'Herroep deze bestelling',
    dialogTitle: 'Herroep je deze bestelling?',
    what: 'Dit herroep je:',
    next: (club: string) =>
      `Jij en ${club} krijgen meteen een mail met de datum en het uur. Je bezorgt de producten binnen 14 dagen terug. De club betaalt je daarna terug.`,
    note: 'Herroep je maar een deel?',
    noteHint: 'Schrijf dan welk deel.',
    keep: 'Behoud de bestelling',
    confirm: 'Bevestig de herroeping',
    failed: 'Mislukt',
    done: 'Je herroeping is verstuurd. Je krijgt ze ook per mail.',
    withdrawn: (day: string, time: string) => `Je herriep deze bestelling op ${day} om ${time}.`,
  },
  page: {
    title: 'Herroepen',
    lead: 'Een bestelling ongedaan maken: wat kan, tot wanneer en hoe.',
    toInvoices: 'Naar je kostennota’s',
    sections: [
      {
        title: 'Wat je kan herroepen',
        paragraphs: [
          'Producten uit de webshop kan je tot 14 dagen na de levering herroepen. Je hoeft geen reden te geven.',
          'Een beurtenkaart kan je tot 14 dagen na de bestelling herroepen. Gebruikte beurten krijg je niet terug.',
          'Wat speciaal voor jou gemaakt is, kan je niet herroepen. Een T-shirt met je naam is een voorbeeld. Een product dat om hygiëne verzegeld is, gaat niet meer terug zodra het open is.',
        ],
      },
      {
        title: 'Wat je niet kan herroepen',
        paragraphs: [
          'Voor lessen, kampen, andere activiteiten en tickets op een vaste datum geldt geen herroepingsrecht. Dat staat in artikel VI.53, 12° van het Wetboek van economisch recht.',
          'Stoppen met een cursus kan soms wel: dat bepaalt de club. Je ziet het bij “Mijn inschrijvingen” op je dashboard.',
        ],
      },
      {
        title: 'Hoe je herroept',
        paragraphs: [
          'Open je kostennota en kies “Bekijk of herroep deze bestelling”. Kies dan “Herroep deze bestelling”. Jij en de club krijgen meteen een mail met de datum en het uur.',
          'Liever op papier of in een eigen mail? Stuur de club het formulier hieronder. Een andere duidelijke brief is ook goed.',
        ],
      },
      {
        title: 'Terugsturen en terugbetalen',
        paragraphs: [
          'Bezorg de producten binnen 14 dagen na je herroeping terug aan de club. Terugsturen betaal je zelf.',
          'De club betaalt je binnen 14 dagen terug, ook de gewone leveringskosten. De club mag daarmee wachten tot de producten terug zijn.',
          'Passen mag. Is een product gebruikt? Dan mag de club minder terugbetalen.',
        ],
      },
    ],
    form: {
      title: 'Modelformulier voor herroeping',
      /** Quoted: annex 2 to book VI of the Belgian code of economic law, so "u" stays. */
      lines: [
        '(Dit formulier alleen invullen en terugzenden wanneer u de overeenkomst wilt herroepen)',
        '— Aan [naam, adres en e-mailadres van de club]:',
        '— Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*):',
        '— Besteld op (*)/Ontvangen op (*):',
        '— Naam/Namen consument(en):',
        '— Adres consument(en):',
        '— Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
        '— Datum:',
        '(*) Doorhalen wat niet van toepassing is.',
      ],
    },
  },
} as const;
