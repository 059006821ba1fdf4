import { plainText } from './plainText.ts';

/** Words about health, in Dutch, English, French and German: such an answer is asked anew of every person. */
const health =
  /allergi|medic|medik|(?<!mu)ziek|gezondheid|dieet|\bhealth|illness|\bdiet|\bsante\b|maladie|\bregime\b|gesundheit|\bkrank|\bdiat|bloedgroep|huisarts/;

/** Whether the words of a question are about somebody's health. */
export function isAboutHealth(label: string): boolean {
  return health.test(plainText(label));
}
