import { rules } from '@clubpoort/form-engine/headless';
import { inArray } from 'drizzle-orm';
import { type CareLine, careLines } from '#rules/childcare/careLines.ts';
import { maximumRate } from '#rules/childcare/maximumRate.ts';
import { centsOf } from '#rules/money.ts';
import type { Database } from '#server/db/database.ts';
import type { CertifiedPerson, ChildcareContent } from '#server/db/schema/certificateContent.ts';
import { nationalNumbers } from '#server/db/schema.ts';
import { type Issuer, issuedBy, organiserOf } from '../issuer.ts';
import type { CertificateDraft } from '../issuing/recordCertificate.ts';
import type { PaidRegistration } from '../paidRegistrations.ts';
import { postalAddress } from '../postalAddress.ts';
import type { CountedStay } from './judgeStays.ts';

type PersonRow = PaidRegistration['person'];

/** What a tax certificate still lacks. A field of it may never stay blank. */
export type MissingData =
  | 'child-number'
  | 'child-number-wrong'
  | 'debtor-number'
  | 'debtor-number-wrong'
  | 'debtor-address';

/** The stays of one child that one person paid in one year. */
export interface CareYear {
  readonly year: number;
  readonly child: PersonRow;
  readonly debtor: PersonRow;
  readonly stays: readonly CountedStay[];
  readonly missing: readonly MissingData[];
  /** The certificates: none while something is missing. */
  readonly drafts: (issuer: Issuer, issuedOn: string) => readonly CertificateDraft[];
}

/** Groups stays into certificates, and looks up the national numbers that they need. */
export async function careYears(db: Database, counted: readonly CountedStay[]): Promise<readonly CareYear[]> {
  const groups = Map.groupBy(counted, ({ year, of }) => `${year} ${of.person.uid} ${of.payer.uid}`);
  const uids = counted.flatMap(({ of }) => [of.person.uid, of.payer.uid]);
  const numbers = await loadNumbers(db, [...new Set(uids)]);
  return [...groups.values()].flatMap((stays) => {
    const [first] = stays;
    return first ? [careYearOf(first, stays, numbers)] : [];
  });
}

async function loadNumbers(db: Database, uids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(nationalNumbers)
    .where(inArray(nationalNumbers.uid, [...uids]));
  return new Map(rows.map(({ uid, digits }) => [uid, digits]));
}

function careYearOf(
  { year, of: { person: child, payer: debtor } }: CountedStay,
  stays: readonly CountedStay[],
  numbers: ReadonlyMap<number, string>,
): CareYear {
  const debtorAddress = postalAddress(debtor.address);
  // A child lives with who pays, unless the family says otherwise.
  const childAddress = postalAddress(child.address) ?? debtorAddress;
  const missing: readonly (MissingData | undefined)[] = [
    gapOf('child', child, numbers),
    gapOf('debtor', debtor, numbers),
    debtorAddress ? undefined : 'debtor-address',
  ];
  const people =
    childAddress && debtorAddress
      ? {
          child: { ...certified(child, numbers), address: childAddress, birthdate: child.birthdate ?? '' },
          debtor: { ...certified(debtor, numbers), address: debtorAddress },
        }
      : undefined;
  const lacks = missing.filter((one) => one !== undefined);
  return {
    ...{ year, child, debtor, stays, missing: lacks },
    drafts: (issuer, issuedOn) =>
      people && lacks.length === 0
        ? draftsOf(
            { year, stays, uid: child.uid, numbersOf: [child.uid, debtor.uid], people },
            issuer,
            issuedOn,
          )
        : [],
  };
}

function gapOf<Role extends 'child' | 'debtor'>(
  role: Role,
  { uid, birthdate }: PersonRow,
  numbers: ReadonlyMap<number, string>,
): `${Role}-number` | `${Role}-number-wrong` | undefined {
  const digits = numbers.get(uid);
  if (digits === undefined) return `${role}-number`;
  const isRight =
    birthdate === null ? rules.hasNationalNumberCheck(digits) : rules.isNationalNumberOf(digits, birthdate);
  return isRight ? undefined : `${role}-number-wrong`;
}

function certified(
  { uid, fname, lname }: PersonRow,
  numbers: ReadonlyMap<number, string>,
): Omit<CertifiedPerson, 'address'> {
  return { fname, lname, nationalNumber: numbers.get(uid) ?? '' };
}

interface CompleteYear {
  readonly year: number;
  readonly uid: number;
  readonly numbersOf: readonly number[];
  readonly stays: readonly CountedStay[];
  readonly people: Pick<ChildcareContent, 'child' | 'debtor'>;
}

function draftsOf(
  { year, uid, numbersOf, stays, people }: CompleteYear,
  issuer: Issuer,
  issuedOn: string,
): readonly CertificateDraft[] {
  const { recognition, certifier, maxima } = issuer.certification;
  const ofClub = Object.fromEntries(maxima.map(({ year: of, amount }) => [of, centsOf(amount)]));
  const maximumCents = maximumRate(year, ofClub);
  return careLines(stays, maximumCents).map((lines) => ({
    ...{ uid, year, issuer, numbersOf },
    registrationIds: registrationsIn(lines),
    content: {
      ...issuedBy(issuer, issuedOn),
      kind: 'childcare',
      organiser: organiserOf(issuer),
      recognition,
      certifier: certifier ?? null,
      ...people,
      lines: lines.map(({ stays: _stays, ...line }) => line),
      maximumCents: maximumCents ?? null,
      totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    },
    activity: [...new Set(lines.flatMap((line) => line.stays.map(({ of }) => of.course.title)))].join(', '),
  }));
}

function registrationsIn(lines: readonly CareLine<CountedStay>[]): readonly number[] {
  return lines.flatMap((line) => line.stays.map(({ of }) => of.id));
}
