export const componentsTexts = {
  optional: '(optioneel)',
  showPassword: 'Toon wachtwoord',
  clearSearch: 'Wis zoekopdracht',
  loading: 'Bezig met laden…',
  close: 'Sluiten',
  unfold: 'Toon het hele bericht',
  retry: 'Opnieuw proberen',
  wentWrong: 'Er is iets misgegaan',
};
