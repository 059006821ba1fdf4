export const notFoundTexts = {
  text: 'Deze pagina bestaat niet (meer).',
  action: 'Zoek je club',
};
