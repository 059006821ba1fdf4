import { cleanLine } from '../../rules/cleanText.ts';
import type { Address, Answer } from '../question-kind/answer.ts';

/** The parts that a person fills in, in the order on the screen. */
export const addressParts = ['street', 'streetNumber', 'bus', 'postal', 'city', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];
export type AddressTexts = Pick<Address, AddressPart>;

/** The required parts of an address (Specification 5.2). */
export const neededParts = ['street', 'streetNumber', 'postal', 'city', 'country'] as const;

/** The default country (Specification 3 and 9). */
export const defaultCountry = 'BE';

/** An address in which nothing is filled in. */
export const emptyAddress: Address = {
  street: '',
  streetNumber: '',
  bus: '',
  postal: '',
  city: '',
  country: defaultCountry,
  isValidAddress: false,
  mark: 'unchecked',
};

export function isAddress(answer: Answer | undefined): answer is Address {
  return typeof answer === 'object' && 'streetNumber' in answer;
}

/** The parts as they are stored and checked, without the result of the check. */
export function cleanParts(address: AddressTexts): AddressTexts {
  return {
    street: cleanLine(address.street),
    streetNumber: cleanLine(address.streetNumber),
    bus: cleanLine(address.bus),
    postal: cleanLine(address.postal),
    city: cleanLine(address.city),
    country: cleanLine(address.country).toUpperCase() || defaultCountry,
  };
}

/** Whether any part is filled in. The country doesn't count, because it is prefilled. */
export function isBegun(parts: AddressTexts): boolean {
  return addressParts.some((part) => part !== 'country' && parts[part].trim() !== '');
}

export function missingParts(parts: AddressTexts): readonly AddressPart[] {
  return neededParts.filter((part) => parts[part].trim() === '');
}

/** Length of the longest text of each part, in UTF-16 units: the server keeps no longer ones. */
export const longestParts = {
  street: 200,
  streetNumber: 20,
  bus: 20,
  postal: 20,
  city: 200,
} as const satisfies Partial<Record<AddressPart, number>>;

/** The parts that are too long, each with its limit. */
export function longParts(parts: AddressTexts): readonly (readonly [AddressPart, number])[] {
  return addressParts.flatMap((part) =>
    part !== 'country' && parts[part].length > longestParts[part]
      ? [[part, longestParts[part]] as const]
      : [],
  );
}

/** Whether two addresses are the same to the server, which ignores `bus` (Specification 4.5). */
export function isSamePlace(one: AddressTexts, other: AddressTexts): boolean {
  return neededParts.every((part) => one[part] === other[part]);
}

/** Whether the server doubts the address and the user hasn't overridden that. */
export function isDoubted(address: Address): boolean {
  return !address.isValidAddress && address.mark === undefined;
}
