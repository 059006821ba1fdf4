import { type Address, fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import type { Person } from '../../people/people.ts';
import type { QuestionRow, Respondent } from '../askedQuestions.ts';
import type { CheckedAnswers } from './checkAnswers.ts';

/** The qid of an offer is that of its question, above this number. The qids of consents are below. */
const firstOfferQid = 2_000_000_000;

/** Details of a profile that an answer may fill, by the `default_key` and the type of the question. */
const details = { phone: 'phone', address: 'address' } as const;
type Detail = keyof typeof details;

function isOfferQid(qid: number): boolean {
  return qid > firstOfferQid;
}

/** Something typed in a form that the family wants in a profile too. */
export type ProfileGift = { readonly uid: number } & (
  | { readonly detail: 'phone'; readonly value: string }
  | { readonly detail: 'address'; readonly value: Address }
);

/**
 * Adds a box under a phone number and an address that no profile knows: with it, the next form has them filled in already. What a
 * parent fills in for a child goes to the profile of the parent, which completes the forms of all children. It is never ticked in advance.
 * Decision: docs/decisions/0206-a-form-offers-to-fill-a-profile.md
 */
export function withProfileOffers(
  rows: readonly QuestionRow[],
  respondent: Respondent,
): readonly QuestionRow[] {
  return rows.flatMap((row) => {
    const detail = detailOf(row);
    const owner = detail && ownerOf(respondent, detail);
    return owner ? [row, offerFor(row, detail, owner)] : [row];
  });
}

/** What the ticked boxes give to a profile, and the answers without these boxes. */
export function splitGifts(
  check: CheckedAnswers,
  rows: readonly QuestionRow[],
  respondent: Respondent,
): { readonly answers: CheckedAnswers['answers']; readonly gifts: readonly ProfileGift[] } {
  const answers = check.answers.filter(({ qid }) => !isOfferQid(qid));
  const ticked = check.answers.filter(({ qid, value }) => isOfferQid(qid) && String(value) === '1');
  const gifts = ticked.flatMap(({ qid, nid }): ProfileGift[] => {
    const asked = qid - firstOfferQid;
    const row = rows.find((one) => one.qid === asked && (one.courseNid ?? 0) === nid);
    const detail = row && detailOf(row);
    const uid = detail && ownerOf(respondent, detail)?.uid;
    if (uid === undefined) return [];
    if (detail === 'address') {
      const given = check.addresses.find(({ key, path }) => key === `${asked}_${nid}` && path.length === 0);
      return given ? [{ uid, detail, value: given.address }] : [];
    }
    const value = answers.find((one) => one.qid === asked && one.nid === nid)?.value;
    return typeof value === 'string' && value !== '' ? [{ uid, detail: 'phone', value }] : [];
  });
  return { answers, gifts };
}

/** Fills empty details of profiles. One that was filled in meanwhile stays. */
export async function keepGifts(tx: Database, gifts: readonly ProfileGift[]): Promise<void> {
  for (const gift of gifts) {
    const isTheirs = eq(users.uid, gift.uid);
    if (gift.detail === 'phone')
      await tx
        .update(users)
        .set({ phone: gift.value })
        .where(and(isTheirs, eq(users.phone, '')));
    else
      await tx
        .update(users)
        .set({ address: gift.value })
        .where(and(isTheirs, isNull(users.address)));
  }
}

function detailOf({ defaultKey, type, isSensitive }: QuestionRow): Detail | undefined {
  if (isSensitive || (defaultKey !== 'phone' && defaultKey !== 'address')) return undefined;
  return details[defaultKey] === type ? defaultKey : undefined;
}

/** The person whose profile would keep it; undefined where it is known already, or where nobody is. */
function ownerOf({ person, filler, keepsProfile }: Respondent, detail: Detail): Person | undefined {
  if (!keepsProfile || !person) return undefined;
  const owner = filler && isParentOf(filler, person) ? filler : person;
  return isKnown(person, detail) || isKnown(owner, detail) ? undefined : owner;
}

/** As in the prefill of a form: a daughter of fifteen may fill in the form of her father. */
function isParentOf(filler: Person, person: Person): boolean {
  return (filler.birthdate ?? '9999') < (person.birthdate ?? '');
}

function isKnown(person: Person, detail: Detail): boolean {
  return detail === 'phone' ? person.phone !== '' : person.address !== null;
}

function offerFor(row: QuestionRow, detail: Detail, owner: Person): QuestionRow {
  return {
    ...row,
    qid: firstOfferQid + row.qid,
    type: 'checkbox',
    question: fillIn(nl.registrationForm.keepInProfile[detail], { name: owner.fname }),
    questionForOther: '',
    help: nl.registrationForm.keepInProfileHelp,
    placeholder: '',
    required: false,
    visibleWhen: { qid: row.qid, filled: true },
    ...{ disabledWhen: null, readOnlyWhen: null, lockReason: null, checks: null },
    ...{ requiredWhen: null, options: null, config: null, fields: null, defaultKey: null, courseInfo: null },
    ...{ isForTeachers: false, isSensitive: false, isConsent: false, keptUntil: null, changeable: 'no' },
  };
}
