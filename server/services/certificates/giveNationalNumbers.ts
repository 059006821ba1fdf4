import { nl as formTexts, rules } from '@clubpoort/form-engine/headless';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { type FieldProblem, invalidFields } from '#server/http/invalidFields.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { keepNationalNumber } from '../people/nationalNumbers.ts';
import type { Caller } from '../sessions/caller.ts';
import { loadAwaited } from './awaitedCertificates.ts';
import type { CareYear } from './childcare/dueChildcare.ts';
import { issueCertificates } from './issueCertificates.ts';

type Request = OperationRequest<'give_national_numbers'>;

/**
 * Keeps the numbers that an awaited certificate lacks, and no others: a number may only be asked where a certificate needs it. A certificate of
 * a year that is over is issued in the same transaction when nothing is missing any more.
 * @returns how many certificates were issued
 */
export function giveNationalNumbers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  request: Request,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { issuer, uid, year } = request;
    const awaited = (await loadAwaited({ db: tx, clock }, caller)).find(
      (one) => one.club.nid === issuer && one.care.child.uid === uid && one.care.year === year,
    );
    if (!awaited) throw refusals.notAvailable(nl.refusals.certificateNotAwaited);
    const { care, isIssuedAtOnce } = awaited;
    if (!caller.family.has(care.debtor.uid) && request.debtor_number) throw refusals.forbidden();
    await keep(tx, care, request);
    if (!isIssuedAtOnce) return 0;
    const report = await issueCertificates(
      { db: tx, clock },
      { clubNid: issuer, year, uids: [uid], kinds: ['childcare'] },
    );
    return typeof report === 'string' ? 0 : report.issued.length;
  });
}

async function keep(
  tx: Database,
  { child, debtor, missing, year }: CareYear,
  { child_number, debtor_number }: Request,
): Promise<void> {
  const given = [
    { field: 'child_number', person: child, role: 'child', text: child_number },
    { field: 'debtor_number', person: debtor, role: 'debtor', text: debtor_number },
  ] as const;
  const wanted = given.flatMap(({ role, text = '', ...one }) => {
    const isMissing = missing.includes(`${role}-number`) || missing.includes(`${role}-number-wrong`);
    const digits = rules.readNationalNumber(text.trim());
    return isMissing && digits !== '' ? [{ ...one, digits }] : [];
  });
  const problems: FieldProblem[] = wanted.flatMap(({ field, person: { birthdate }, digits }) => {
    const isRight =
      /^\d{11}$/.test(digits) &&
      (birthdate === null
        ? rules.hasNationalNumberCheck(digits)
        : rules.isNationalNumberOf(digits, birthdate));
    return isRight ? [] : [{ field, message: formTexts.nationalNumber }];
  });
  if (problems.length > 0) throw invalidFields(child.uid, problems, nl.refusals.nationalNumberWrong);
  for (const { person, digits } of wanted) await keepNationalNumber(tx, person.uid, digits, year);
}
