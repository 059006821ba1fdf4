import { cleanLine } from '../../rules/cleanText.ts';
import type { Address, Answer } from '../question-kind/answer.ts';

/** What a person fills in of an address, in the order of the screen. */
export const addressParts = ['street', 'streetNumber', 'bus', 'postal', 'city', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];
export type AddressTexts = Pick<Address, AddressPart>;

/** Specification 5.2: an address needs these. */
export const neededParts = ['street', 'streetNumber', 'postal', 'city', 'country'] as const;

/** Specification 3 and 9. */
export const defaultCountry = 'BE';

/** An address of which nothing is filled in. */
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

/** The parts as they are stored and checked, without the verdict about them. */
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

/** The country alone is no answer: it is filled in beforehand. */
export function isBegun(parts: AddressTexts): boolean {
  return addressParts.some((part) => part !== 'country' && parts[part].trim() !== '');
}

export function missingParts(parts: AddressTexts): readonly AddressPart[] {
  return neededParts.filter((part) => parts[part].trim() === '');
}

/** A `bus` more or less is the same address to the server (Specification 4.5). */
export function isSamePlace(one: AddressTexts, other: AddressTexts): boolean {
  return neededParts.every((part) => one[part] === other[part]);
}

/** The server has a doubt about it, and the person hasn't overridden that. */
export function isDoubted(address: Address): boolean {
  return !address.isValidAddress && address.mark === undefined;
}
