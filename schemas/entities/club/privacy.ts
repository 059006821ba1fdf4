import { type Static, Type } from 'typebox';
import { exact, or, readableOrNone, skipping } from '../../reading.ts';
import { IsoDate } from '../../scalars.ts';
import { ClubLegal } from './clubLegal.ts';

/** A receiver of personal data that follows from the settings of this installation and this club. */
const PrivacyRecipient = Type.Object({
  kind: Type.Enum(['host', 'payment', 'mail', 'maps', 'uitpas', 'federation']),
  name: Type.String({ minLength: 1 }),
});

const words = or(Type.String(), '');

/** The facts of a privacy page, for a club or for the portal as a whole. The portal writes the sentences. */
export const Privacy = Type.Object({
  version: Type.String({ minLength: 1, description: 'The version that is kept with an agreement' }),
  changed: Type.String({ ...IsoDate, description: 'The day of the last change of the portal’s text' }),
  operator: or(
    Type.Object(
      { name: words, address: words, mail: words },
      { description: 'Who runs the portal; empty where the operator has not set it' },
    ),
    { name: '', address: '', mail: '' },
  ),
  club: Type.Optional(
    exact(
      Type.Object({
        title: Type.String(),
        mail: words,
        legal: Type.Optional(ClubLegal),
        asks: readableOrNone(
          Type.Array(Type.Enum(['health', 'national-number', 'file']), {
            description: 'What the forms of the club ask beyond names and contact details',
          }),
        ),
        own: or(Type.Array(Type.String(), { description: 'What the club adds, one paragraph per item' }), []),
      }),
    ),
  ),
  recipients: skipping(Type.Array(PrivacyRecipient)),
});
export type Privacy = Static<typeof Privacy>;
