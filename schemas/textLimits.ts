/**
 * The most characters of the details of a person, for the contract, for answers that become such a detail, and for the fields of forms. A
 * detail that fits one of them fits all.
 */
export const textLimits = {
  name: 100,
  phone: 40,
  mail: 320,
  nationality: 60,
  street: 200,
  streetNumber: 20,
  bus: 20,
  postal: 20,
  city: 200,
} as const;
