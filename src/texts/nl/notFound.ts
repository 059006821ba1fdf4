export const notFoundTexts = {
  text: 'Deze pagina bestaat niet, of niet meer.',
  action: 'Zoek je club',
};
