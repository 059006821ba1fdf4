import type { Address } from '@clubpoort/form-engine/headless';

/** The parts of Google's AddressComponent that are used. */
export interface AddressComponent {
  readonly longText: string | null;
  readonly shortText: string | null;
  readonly types: readonly string[];
}

/** A Belgian submunicipality is a `sublocality`, but people write the `locality` with its postcode. */
const cityTypes = ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_2'];

/** The address that Google's components describe. Our own server has not validated it yet. */
export function addressFromComponents(components: readonly AddressComponent[]): Address {
  const at = (...types: readonly string[]) =>
    types.map((type) => components.find((component) => component.types.includes(type))).find(Boolean);
  const long = (...types: readonly string[]) => at(...types)?.longText ?? '';
  return {
    street: long('route'),
    streetNumber: long('street_number'),
    bus: long('subpremise'),
    postal: long('postal_code'),
    city: long(...cityTypes),
    country: at('country')?.shortText ?? '',
    isValidAddress: false,
    mark: 'unchecked',
  };
}
