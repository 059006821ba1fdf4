export const failuresTexts = {
  offline: 'Je hebt geen internet. Kijk je verbinding na en probeer het opnieuw.',
  timeout: 'Dit duurt te lang. Probeer het opnieuw.',
  malformed: 'Er ging iets mis bij het ophalen van de gegevens. Probeer het straks opnieuw.',
  server: 'Er loopt iets mis aan onze kant. Probeer het straks opnieuw.',
  refused: 'Dit is niet gelukt.',
  /** For a sentence in another language than ours. */
  detail: '{ours} Dit zegt de server: “{theirs}”',
  unknown: 'Er is iets misgegaan',
} as const;

/** On a page from the server whose scripts did not load. */
export const notLoadedTexts = {
  message: 'Niet alles op deze pagina werkt: een deel is niet geladen.',
  renew: 'Vernieuw',
};
