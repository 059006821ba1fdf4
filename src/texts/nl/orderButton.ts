/**
 * Labels of buttons that bind a person to pay. Article VI.46, § 2 of the Belgian code of economic law: without words about paying on
 * the button itself, nobody has to pay. Other words on the screen do not count (Court of Justice, C-249/21).
 */
export const orderButtonTexts = {
  payNow: (total: string) => `Bestellen en betalen · ${total}`,
  payLater: (total: string) => `Bestellen met betalingsverplichting · ${total}`,
} as const;
