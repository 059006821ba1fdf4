interface When {
  readonly day: string;
  readonly time: string;
}

export const offerShownTexts = {
  title: 'Zo zien ouders het straks',
  lead: 'Dit verandert mee terwijl je typt. Ouders zien het pas als je publiceert.',
  loading: 'Het voorbeeld wordt geladen',
  empty: 'Nog niets te zien: geef eerst minstens één les.',
  inList: 'In de lijst',
  onPage: 'Op de pagina',
  close: 'Terug naar het formulier',
  /** The sentences of the server about registering. */
  isOver: 'Dit is al voorbij.',
  opensAt: ({ day, time }: When) => `Inschrijven kan vanaf ${day} om ${time}.`,
  opensAtFirst: (first: When, all: When) =>
    `Leden eerst: wie dit seizoen ingeschreven is, kan dat vanaf ${first.day} om ${first.time}. Alle anderen kunnen inschrijven vanaf ${all.day} om ${all.time}.`,
};
