import { type Static, Type } from 'typebox';
import { anyWord } from '../../reading.ts';

export const CertificateKind = anyWord(Type.Enum(['childcare', 'health', 'participation']));

/**
 * A certificate that is given out, as it is named to who is about to cancel or credit what it is about. The two entities that name it have a
 * schema of their own, so that their readers share no module: it would load one screen with the other.
 */
export const certificateAbout = {
  kind: CertificateKind,
  number: Type.String({ description: 'E.g. ATT-2026-000012' }),
};
const CertificateAbout = Type.Object(certificateAbout);
export type CertificateAbout = Static<typeof CertificateAbout>;
