export const invoicesTexts = {
  outstanding: 'Je hebt een openstaande kostennota',
  payNow: (amount: string | undefined) => (amount === undefined ? 'Nu betalen' : `Nu betalen · ${amount}`),
};
