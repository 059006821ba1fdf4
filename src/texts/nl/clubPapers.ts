/** The documents of an order that a club gives on paper. */
export const clubPapersTexts = {
  invoice: 'Bekijk als pdf',
  invoiceOf: 'Kostennota als pdf',
  confirmation: 'Bevestiging als pdf',
  named: (what: string) => `: ${what}`,
  about: (number: string) => ` van ${number}`,
  names: {
    invoice: (order: number) => `Kostennota ${order}`,
    'credit-note': (order: number) => `Creditnota ${order}`,
    confirmation: (order: number) => `Bevestiging ${order}`,
  },
};
