export const mailConfirmationTexts = {
  banner: {
    line: 'Bevestig je e-mailadres',
    before: 'Open de link in de mail aan',
    wrongAddress: 'Wijzig het adres',
  },
  again: { label: 'Stuur de mail opnieuw', busy: 'Bezig met versturen…' },
  sent: 'De mail is onderweg. Niets gekregen? Kijk bij ongewenste mail.',
  pending: {
    title: (mail: string) => `Bevestig ${mail}`,
    text: (mail: string) =>
      `Open de link in de mail die we naar dit adres stuurden. Tot dan meld je je aan met ${mail}.`,
  },
  page: {
    title: 'E-mailadres bevestigen',
    lead: 'Nog één stap: bevestig dat dit e-mailadres van jou is.',
    action: { label: 'Bevestig je e-mailadres', busy: 'Bezig met bevestigen…' },
    failed: 'Je e-mailadres is nog niet bevestigd',
    noCode: 'Er ontbreekt een stuk van deze link',
    used: 'Deze link is al gebruikt of verlopen',
    askAnew: 'Vraag een nieuwe mail aan en open de link die erin staat.',
    lookAtProfile: 'Op je profiel zie je met welk e-mailadres je je aanmeldt.',
    confirmed: 'Je e-mailadres is bevestigd',
    confirmedText: (mail: string) => `We weten nu dat ${mail} van jou is.`,
    changed: 'Je e-mailadres is gewijzigd',
    changedText: (mail: string) => `Vanaf nu meld je je aan met ${mail}.`,
    toProfile: 'Naar je profiel',
    toHome: 'Naar de startpagina',
  },
} as const;
