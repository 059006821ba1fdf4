export const clubTexts = {
  tiles: 'Aanbod',
  courses: 'Cursussen',
  activities: 'Activiteiten',
  ticketSales: 'Ticketverkoop',
  webshop: 'Webshop',
  forms: 'Formulieren',
  passes: 'Beurtenkaart',
  offers: (count: number) => `${count} in het aanbod`,
  contact: 'Contact',
  conditions: 'Voorwaarden',
  privacy: 'Privacy',
} as const;
