export const componentsTexts = {
  optional: '(optioneel)',
  showPassword: 'Toon wachtwoord',
  clearSearch: 'Wis zoekopdracht',
  loading: 'Bezig met laden…',
  close: 'Sluiten',
  retry: 'Opnieuw proberen',
  wentWrong: 'Er is iets misgegaan',
};
