import { keepsZero } from '../../rules/readPhone.ts';
import { maskDigits } from '../controls/digitMask.ts';

const DUTCH_AREA_OF_TWO = /^(?:1[0358]|2[0346]|3[03568]|4[03568]|5[0358]|7\d|8[58])/;

/** Masks by dial code (Specification 3 and 5.2), chosen by the first digits of the national number. */
const masks: ReadonlyMap<string, (national: string) => string> = new Map([
  ['32', (national) => (/^4[5-9]/.test(national) ? 'P## ## ## ##' : 'P# ## ## ##')],
  ['31', dutchMask],
  ['33', () => 'P ## ## ## ##'],
  ['49', () => 'P## ### #####'],
]);

/** Groups the digits of a national number, including a leading 0. A country without a mask has groups of three. */
export function groupPhone(national: string, dialCode: string): string {
  const zero = national.startsWith('0') && !keepsZero(dialCode) ? '0' : '';
  const number = national.slice(zero.length);
  const mask = masks.get(dialCode)?.(number);
  return zero + (mask ? maskDigits(number, mask) : number.replace(/(\d{3})(?=\d{2})/g, '$1 '));
}

function dutchMask(national: string): string {
  if (national.startsWith('6')) return 'P ## ## ## ##';
  return DUTCH_AREA_OF_TWO.test(national) ? 'P# ### ## ##' : 'P## ### ###';
}
