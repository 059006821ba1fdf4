import { type Static, Type } from 'typebox';

const EnterpriseNumber = Type.String({
  pattern: '^[01][0-9]{9}$',
  description: 'Number in the Crossroads Bank for Enterprises, ten digits',
});

/** The authority that recognised a club for childcare. */
export const Certifier = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 41 }),
  street: Type.String({ minLength: 1, maxLength: 200, description: 'Street and number' }),
  postal: Type.String({ pattern: '^[0-9]{4}$' }),
  city: Type.String({ minLength: 1, maxLength: 27 }),
  enterpriseNumber: Type.Optional(EnterpriseNumber),
});

/** The officer of the club who signs certificates. */
export const Signatory = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 34 }),
  capacity: Type.String({ minLength: 1, maxLength: 100, description: 'Secretary, chair, …' }),
});

/** Maximum price of a day of childcare in a year of payment. */
export const MaximumRate = Type.Object({
  year: Type.Integer({ minimum: 2021, maximum: 2100 }),
  amount: Type.Number({ minimum: 0, maximum: 1000, multipleOf: 0.01 }),
});

/** What a club must say of itself on its certificates (Vak I of form 281.86, and a certificate for a health insurance fund). */
export const ClubCertification = Type.Object({
  recognition: Type.Enum([0, 1, 2, 3, 4], {
    description:
      'Who recognised the club for childcare (Vak I of form 281.86). 0: does not apply; 1: Opgroeien; 2: the local authority, the community or the region; 3: an authority elsewhere in the EEA; 4: a school or its organising authority',
  }),
  certifier: Type.Optional(Certifier),
  signatory: Signatory,
  place: Type.String({ minLength: 1, maxLength: 100, description: 'Where certificates are signed' }),
  sport: Type.String({
    maxLength: 100,
    description: 'For certificates for a health insurance fund; empty: none',
  }),
  federation: Type.String({ maxLength: 200, description: 'The federation of the club; empty: none' }),
  maxima: Type.Array(MaximumRate),
});
export type ClubCertification = Static<typeof ClubCertification>;
