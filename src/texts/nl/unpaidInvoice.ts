/** The amount that is still to be paid. The file is separate, because every member's screen loads nothing else of `invoices.ts`. */
export const unpaidInvoiceTexts = {
  /** Quoted: specification 8. */
  outstanding: 'Je hebt een openstaande kostennota',
  payNow: (amount: string | undefined) => (amount === undefined ? 'Nu betalen' : `Nu betalen · ${amount}`),
  due: (day: string) => `Te betalen tegen ${day}`,
  wasDue: (day: string) => `Was te betalen tegen ${day}`,
};
