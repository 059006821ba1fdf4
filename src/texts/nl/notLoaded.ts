/** On a page from the server whose scripts did not load. */
export const notLoadedTexts = {
  message: 'Niet alles op deze pagina werkt: een deel is niet geladen.',
  renew: 'Vernieuw',
};
