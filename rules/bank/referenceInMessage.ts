import { readTransferReference } from '../transferReference.ts';

/**
 * The order of a structured communication that stands anywhere in a message: `+++000/0000/01212+++`, or its twelve digits alone. One with
 * wrong check digits names no order.
 */
export function referenceInMessage(message: string): number | undefined {
  const found = message.matchAll(/(?<![\d/])(\d{3}[ /.-]?\d{4}[ /.-]?\d{5})(?![\d/])/g);
  for (const [, digits = ''] of found) {
    const oid = readTransferReference(digits);
    if (typeof oid === 'number') return oid;
  }
  return undefined;
}
