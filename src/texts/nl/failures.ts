export const failuresTexts = {
  offline: 'Er is geen verbinding. Kijk je internet na en probeer het opnieuw.',
  timeout: 'Het antwoord blijft te lang uit. Probeer het opnieuw.',
  malformed: 'We kregen een antwoord dat we niet begrijpen. Probeer het straks opnieuw.',
  server: 'Er loopt iets mis aan onze kant. Probeer het straks opnieuw.',
  refused: 'Dit is niet gelukt.',
  unknown: 'Er is iets misgegaan',
} as const;
