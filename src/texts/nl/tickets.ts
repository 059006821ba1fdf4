export const ticketsTexts = {
  title: 'Tickets',
  lead: 'Toon de code aan de ingang: op je scherm of op papier. Elke persoon heeft een eigen ticket.',
  loading: 'Je tickets worden geladen',
  empty: 'Je hebt hier nog geen tickets',
  emptyHint: 'Zodra jij of iemand van je gezin tickets heeft voor een evenement, staan ze hier.',
  toSales: 'Naar de ticketverkoop',
  noneToCome: 'Je hebt geen tickets voor komende evenementen.',
  past: (count: number) => `Voorbije evenementen (${count})`,
  at: (day: string, time: string) => `${day} om ${time}`,
  noDay: 'De datum volgt nog',
  count: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
  seat: (row: string, number: number) => `Rij ${row}, stoel ${number}`,
  ofStand: (place: string, stand: string) => `${place} · ${stand}`,
  freeSeating: 'Vrije plaatskeuze',
  states: {
    valid: 'Geldig',
    used: 'Gebruikt',
    cancelled: 'Geannuleerd',
    unpaid: 'Nog te betalen',
    notUsed: 'Niet gebruikt',
  },
  usedAt: (time: string) => `Gescand om ${time}`,
  cancelledHint: 'Dit ticket is niet meer geldig.',
  unpaidHint: 'De QR-code verschijnt zodra dit ticket betaald is.',
  toInvoice: 'Naar de kostennota',
  code: (event: string, name: string, place: string) =>
    `QR-code van het ticket voor ${event}: ${name}, ${place}`,
  download: 'Download',
  /** Read by screen readers after the download link's text. */
  downloadOf: (event: string, name: string, place: string) =>
    ` het ticket van ${name}, ${place}, voor ${event}`,
  toWallet: 'Zet in Apple Wallet',
  /** Read by screen readers after the text of the link to Wallet. */
  inWallet: (event: string, name: string, place: string) => ` voor ${name}, ${place}, ${event}`,
  fileName: (event: string, id: string) => `ticket-${event}-${id}.pdf`,
};
