import type { Address } from '#schemas/entities/people/address.ts';
import type { PostalAddress } from '#server/db/schema/certificateContent.ts';

/** An address as documents write it; `undefined` where a part of it is unknown. */
export function postalAddress(address: Address | null): PostalAddress | undefined {
  if (!address) return undefined;
  const { street, streetNumber, bus, postal, city, country } = address;
  if ([street, streetNumber, postal, city].some((part) => part.trim() === '')) return undefined;
  const box = bus.trim() === '' ? '' : ` bus ${bus}`;
  return { street: `${street} ${streetNumber}${box}`, postal, city, country };
}
