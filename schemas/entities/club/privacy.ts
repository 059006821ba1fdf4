import { type Static, Type } from 'typebox';
import { ClubLegal } from './clubLegal.ts';

/** Who receives personal data because of how this installation and this club are set up. */
const PrivacyRecipient = Type.Object({
  kind: Type.Enum(['host', 'payment', 'mail', 'maps', 'uitpas', 'federation']),
  name: Type.String({ minLength: 1 }),
});

/** The facts of a privacy page, for a club or for the portal as a whole. The portal writes the sentences. */
export const Privacy = Type.Object({
  version: Type.String({ minLength: 1, description: 'The version that is kept with an agreement' }),
  changed: Type.String({ format: 'date', description: 'The day of the last change of the portal’s text' }),
  operator: Type.Object(
    { name: Type.String(), address: Type.String(), mail: Type.String() },
    { description: 'Who runs the portal; empty where the operator has not set it' },
  ),
  club: Type.Optional(
    Type.Object({
      title: Type.String(),
      mail: Type.String(),
      legal: Type.Optional(ClubLegal),
      asks: Type.Array(Type.Enum(['health', 'national-number', 'file']), {
        description: 'What the forms of the club ask beyond names and contact details',
      }),
      own: Type.Array(Type.String(), { description: 'What the club adds, one paragraph per item' }),
    }),
  ),
  recipients: Type.Array(PrivacyRecipient),
});
export type Privacy = Static<typeof Privacy>;
