export const notFoundTexts = {
  title: 'Pagina niet gevonden',
  text: 'Deze pagina bestaat niet (meer).',
  action: 'Zoek je club',
};
