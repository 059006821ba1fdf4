import type { WireSection } from '@clubpoort/form-engine/headless';
import type { NewsletterEntry } from '#schemas/entities/people/newsletterEntry.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Context } from '../../context.ts';
import { type ClubRow, requireClub } from '../clubs/clubs.ts';
import type { Person } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import { askedAt, loadQuestions, type QuestionRow } from './askedQuestions.ts';
import { type FormScope, requireFormScope } from './formScope.ts';
import { formVersion } from './formVersion.ts';
import { loadNewsletterEntries } from './newsletter.ts';
import { loadPersonSections } from './personForm.ts';
import { loadFiller, loadPeopleInOrder, partnersIn, respondentFor } from './respondents.ts';

type Request = OperationRequest<'get_combined_course_registration_form'>;

interface FormOfPerson {
  readonly person: Person;
  readonly sections: WireSection[];
  readonly newsletter: NewsletterEntry[];
}

interface RegistrationForm {
  readonly club: ClubRow;
  readonly courses: FormScope['courses'];
  readonly formVersion: string;
  /** The form of each person, in the order of the request. */
  readonly people: readonly FormOfPerson[];
  /** The form of the first person; of nobody in particular, when a preview names nobody. */
  readonly sections: WireSection[];
}

/** Loads the questions for everybody in a registration. `caller` is undefined for a visitor, who may only see a preview. */
export async function loadRegistrationForm(
  { db }: Pick<Context, 'db'>,
  {
    caller,
    request,
    atDesk = false,
  }: { readonly caller: Caller | undefined; readonly request: Request; readonly atDesk?: boolean },
): Promise<RegistrationForm> {
  const club = await requireClub(db, { nid: request.club }, caller);
  const scope = await requireFormScope(db, club.nid, {
    ...request,
    nationalInsuranceNumber: asksNationalNumber(request),
  });
  const rows = await loadQuestions(db, scope);
  const shown = askedAt(atDesk, rows).filter((row) => isShown(row, request));
  const preview = request.formPreview && request.federations ? { federations: request.federations } : {};
  const people = [];
  for (const person of await loadPeopleInOrder(db, uidsOf(request, caller))) {
    const respondent = {
      ...respondentFor(person, scope, request.coupleCourse),
      ...preview,
      filler: await loadFiller(db, person, caller),
      keepsProfile: true as const,
    };
    people.push({
      person,
      sections: await loadPersonSections(db, shown, respondent),
      newsletter: await loadNewsletterEntries(db, { clubNid: club.nid, person }),
    });
  }
  const courseNids = scope.courses.map(({ nid }) => nid);
  return {
    club,
    courses: scope.courses,
    formVersion: formVersion(club, rows),
    people,
    sections: people[0]?.sections ?? (await loadPersonSections(db, shown, { courseNids, ...preview })),
  };
}

function asksNationalNumber(request: Request): boolean {
  const isPreviewed = request.formPreview === true && request.allowTaxCertificatePreview === true;
  return isPreviewed || request.nationalInsuranceNumber === true;
}

/** The people the form is for. A preview may name anybody, so it uses only people for whom the caller may act. */
function uidsOf(request: Request, caller: Caller | undefined): number[] {
  const { uid, users = [], coupleCourse, tariffs } = request;
  const named = [...(uid === undefined ? [] : [uid]), ...users, ...partnersIn(coupleCourse, tariffs)];
  return named.filter((one) => caller?.family.has(one));
}

/** An empty list limits nothing, as an absent one. */
function isShown(row: QuestionRow, { sections = [], questions = [] }: Request): boolean {
  const isOf = <Value>(some: readonly Value[], one: Value) => some.length === 0 || some.includes(one);
  return isOf(sections, row.section) && isOf(questions, row.qid);
}
