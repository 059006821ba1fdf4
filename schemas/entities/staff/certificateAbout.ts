import { type Static, Type } from 'typebox';
import { anyWord } from '../../reading.ts';

export const CertificateKind = anyWord(Type.Enum(['childcare', 'health', 'participation']));

/** A certificate that is given out, as it is named to who is about to cancel or credit what it is about. */
export const CertificateAbout = Type.Object({
  kind: CertificateKind,
  year: Type.Integer(),
  number: Type.String({ description: 'E.g. ATT-2026-000012' }),
});
export type CertificateAbout = Static<typeof CertificateAbout>;
