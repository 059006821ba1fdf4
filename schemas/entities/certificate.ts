import { type Static, Type } from 'typebox';
import { Euros, IsoDate, Nid, Uid, UnixTime } from '../scalars.ts';
import { UserClub } from './club.ts';

/** A club's certificate about a person (Specification 2.1): `childcare` for the taxes, `health` for a health insurance fund. */
export const Certificate = Type.Object({
  id: Nid,
  number: Type.String({ description: 'E.g. ATT-2026-000012' }),
  kind: Type.Enum(['childcare', 'health', 'participation']),
  year: Type.Integer(),
  uid: Uid,
  name: Type.String({ description: 'Name of the person' }),
  club: Type.Omit(UserClub, ['blocked']),
  activity: Type.String(),
  first: IsoDate,
  last: IsoDate,
  days: Type.Integer({ minimum: 1 }),
  paid: Type.Union([Euros, Type.Null()], { description: 'null: the certificate names no amount' }),
  issued: UnixTime,
  /** The download requires the person's national number. */
  needsNationalNumber: Type.Boolean(),
});
export type Certificate = Static<typeof Certificate>;
