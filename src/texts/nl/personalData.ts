export const personalDataTexts = {
  title: 'Jouw gegevens',
  titleOf: (name: string) => `Gegevens van ${name}`,
  lead: 'Download alles wat we over jou en je gezin bijhouden, of verwijder je account.',
  leadOf: (name: string) =>
    `Verwijder hier alles wat we over ${name} bijhouden. Downloaden doe je bij je eigen profiel.`,
  password: 'Je wachtwoord',
  passwordMissing: 'Vul je wachtwoord in.',
  cancel: 'Annuleren',
  close: 'Sluiten',
  export: {
    open: 'Download je gegevens',
    title: 'Download je gegevens',
    what: 'Je krijgt een zipbestand met alles over jou en over je gezinsleden zonder eigen account: profielen, inschrijvingen, bestellingen, antwoorden, berichten en de bestanden die je opstuurde. Ook de rijksregisternummers die we kennen, zitten erin.',
    careful: 'Bewaar het op een plaats waar anderen niet bij kunnen.',
    action: 'Download',
    busy: 'We verzamelen je gegevens…',
    failed: 'Downloaden is niet gelukt',
    done: 'Je gegevens zijn gedownload.',
    fallbackName: 'mijn-gegevens.zip',
  },
  withdraw: {
    open: 'Trek je toestemming over gezondheid in',
    title: 'Toestemming over gezondheid intrekken?',
    what: 'We wissen wat je bij je clubs over je gezondheid invulde, met de bestanden erbij. De clubs en lesgevers zien het dan niet meer.',
    whatOf: (name: string) =>
      `We wissen wat er bij de clubs over de gezondheid van ${name} staat, met de bestanden erbij. De clubs en lesgevers zien het dan niet meer.`,
    next: 'Je inschrijvingen blijven gelden. Moet een lesgever toch iets weten? Vertel het dan zelf in de les.',
    action: 'Trek de toestemming in',
    busy: 'Bezig met wissen…',
    failed: 'Er is niets gewist',
    done: (count: number) =>
      count === 0
        ? 'Er stond niets over gezondheid.'
        : `De toestemming is ingetrokken. ${count === 1 ? '1 antwoord is gewist.' : `${count} antwoorden zijn gewist.`}`,
  },
  erase: {
    open: 'Verwijder je account',
    openOf: (name: string) => `Verwijder ${name}`,
    title: 'Verwijder je account',
    titleOf: (name: string) => `Verwijder ${name}`,
    loading: 'We kijken na wat er verdwijnt…',
    unpaid: {
      title: 'Er staat nog iets open',
      lead: 'Verwijderen kan zodra dit betaald is of zodra de club er een creditnota voor maakt.',
      invoice: (number: string, club: string) => `Kostennota ${number} van ${club}`,
      open: (amount: string) => `nog ${amount}`,
      processing: 'je betaling wordt verwerkt',
    },
    gone: {
      title: 'Dit verdwijnt',
      whole: (names: string) => `Alles over ${names}`,
      what: 'Profiel, inschrijvingen, wachtlijsten, tickets, beurtenkaarten, antwoorden, bestanden, berichten en aanwezigheden.',
      staysWith: (name: string) => `Je gezinsleden blijven bij ${name}.`,
      moves: (name: string, to: string) => `${name} hoort daarna bij het gezin van ${to}.`,
      otherLogins: 'Gezinsleden met een eigen account houden hun account.',
    },
    givenUp: {
      title: 'Dit geef je op',
      lead: 'Wat nog gepland was, gaat naar iemand anders. Je krijgt er via Clubpoort geen geld voor terug.',
      kinds: {
        registration: () => 'ingeschreven',
        ticket: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
        waiting: () => 'op de wachtlijst',
        reservation: (count: number) =>
          count === 1 ? '1 gereserveerde les' : `${count} gereserveerde lessen`,
        pass: (count: number) => (count === 1 ? 'nog 1 beurt' : `nog ${count} beurten`),
      },
    },
    kept: {
      title: 'Dit blijft bewaard',
      orders: (count: number) => (count === 1 ? '1 kostennota' : `${count} kostennota’s`),
      certificates: (count: number) => (count === 1 ? '1 attest' : `${count} attesten`),
      why: 'Clubs moeten hun boekhouding volgens de wet tien jaar bewaren. Je naam en adres blijven alleen op die kostennota’s staan. Niemand ziet ze nog op Clubpoort.',
      nothing: 'Niets.',
    },
    download:
      'Wil je je gegevens en attesten nog? Download ze dan eerst. Verwijderen kan je niet ongedaan maken.',
    action: 'Verwijder je account',
    busy: 'Bezig met verwijderen…',
    failed: 'Er is niets verwijderd',
    erased: (name: string) => `De gegevens van ${name} zijn verwijderd.`,
  },
  farewell: {
    title: 'Je account is verwijderd',
    text: 'Je bent afgemeld. Je krijgt nog één mail die dit bevestigt.',
    leave: 'Naar de startpagina',
  },
} as const;
