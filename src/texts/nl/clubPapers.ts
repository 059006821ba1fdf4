/** The documents of an order that a club gives on paper. */
export const clubPapersTexts = {
  invoice: 'Bekijk als pdf',
  invoiceOf: 'Kostennota als pdf',
  confirmation: 'Bevestiging als pdf',
  about: (number: string) => ` van ${number}`,
  invoiceName: (order: number) => `Kostennota ${order}`,
  confirmationName: (order: number) => `Bevestiging ${order}`,
};
