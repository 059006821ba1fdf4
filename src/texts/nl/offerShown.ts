export const offerShownTexts = {
  title: 'Zo zien ouders het straks',
  lead: 'Dit verandert mee terwijl je typt. Ouders zien het pas als je publiceert.',
  loading: 'Het voorbeeld wordt geladen',
  empty: 'Nog niets te zien: geef eerst minstens één les.',
  inList: 'In de lijst',
  onPage: 'Op de pagina',
  close: 'Terug naar het formulier',
};
