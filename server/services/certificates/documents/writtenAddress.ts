import type { PostalAddress } from '#server/db/schema/certificateContent.ts';

/** An address on one line; a country only where it isn't Belgium. */
export function writtenAddress({ street, postal, city, country }: PostalAddress): string {
  return `${street}, ${postal} ${city}${country === 'BE' ? '' : ` (${country})`}`;
}
