import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { Euros } from '../../scalars.ts';

/** What a bank needs for a transfer that the club asks for today. */
export const Transfer = Type.Object({
  to: Type.String({ description: 'Name of the payee' }),
  iban: Type.String({ description: 'Account of the payee, without spaces' }),
  amount: Euros,
  reference: Type.String({ description: 'Structured communication, +++000/0000/00000+++' }),
  codeLine: or(
    Type.Enum(['free', 'structured'], {
      description: 'Line of the QR code (EPC069-12) that holds the structured communication',
    }),
    'free',
  ),
});
export type Transfer = Static<typeof Transfer>;
