import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { FormChange, FormPlan } from '#schemas/entities/forms/builtForm.ts';
import { type Clock, todayOf, unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { Refused, refusals } from '../../http/refused.ts';
import type { ClubRow } from '../../services/clubs/clubs.ts';
import type { BuiltForm } from '../../services/management/forms/builtForm.ts';
import { loadEarlierQids, loadLastVersion } from '../../services/management/forms/formVersions.ts';
import { highestQid } from '../../services/registration/newQids.ts';
import { nl } from '../../texts/nl.ts';
import { exportClub } from '../exporting/exportClub.ts';
import type { Change } from '../importing/change.ts';
import { type OfferPlan, planImport } from '../importing/planImport.ts';
import type { Fault } from '../texts/fault.ts';
import { nl as fileTexts } from '../texts/nl.ts';
import { countPeople, countUnfit } from './answered.ts';
import { editedFile } from './editedFile.ts';
import { type LoadedForm, loadBuiltForm } from './loadBuiltForm.ts';
import { sectionsInFile } from './sectionsInFile.ts';

/** A form as a manager wants to save it. */
export interface WantedForm {
  readonly club: ClubRow;
  readonly form: BuiltForm;
  /** The uid of the manager. */
  readonly by: number;
  /** The version that the manager opened. */
  readonly version: string;
  readonly sections: readonly unknown[];
}

export interface PlannedForm {
  readonly before: LoadedForm;
  readonly shown: FormPlan;
  /** Absent where the form can't be saved. */
  readonly plan?: OfferPlan;
}

interface Planning {
  readonly db: Database;
  readonly clock: Clock;
}

/** The most questions of a form. */
const mostQuestions = 500;

/**
 * Plans to save a form, by the same comparison as an import of a club file. Reads alone.
 *
 * @throws a refusal where somebody else saved the form meanwhile
 */
export async function planForm({ db, clock }: Planning, wanted: WantedForm): Promise<PlannedForm> {
  const { club, form, sections } = wanted;
  const before = await loadBuiltForm(db, form);
  if (before.version !== wanted.version) throw await changedMeanwhile(db, wanted);
  const fields = sections.flatMap((section) => Object.values(fieldsOf(fieldsOf(section).fields)));
  const cant = (faults: readonly Fault[]): PlannedForm => ({
    before,
    shown: {
      ...{ changes: [], reordered: false },
      faults: faults.map(({ place, message }) => ({ place: inWords(place), message })),
    },
  });
  if (fields.length > mostQuestions) {
    const message = fillIn(nl.management.formTooLarge, { most: String(mostQuestions) });
    return cant([{ path: '', place: '', message }]);
  }
  const current = await exportClub(db, club.url);
  if (!current) throw refusals.notFound(nl.refusals.clubNotFound);
  const urls = new Map(
    (
      await db
        .select({ nid: courses.nid, url: courses.url })
        .from(courses)
        .where(eq(courses.clubNid, club.nid))
    ).map(({ nid, url }) => [nid, url]),
  );
  const written = sectionsInFile(sections, {
    known: new Set([...qidsIn(before.sections), ...(await loadEarlierQids(db, form))]),
    nextQid: (await highestQid(db)) + 1,
    urlOf: (nid) => urls.get(nid),
  });
  const edited = editedFile(current, form, written);
  if (!edited.ok) return cant(edited.faults);
  const input = { takesStock: false, now: clock.now(), texts: fileTexts };
  const plan = await planImport(db, { ...input, wanted: edited.file, current });
  const other = plan.changes.find(({ part }) => part.kind !== 'question');
  if (other) throw new Error(`Saving a form would change ${other.part.path}`);
  const faults = plan.faults.filter(({ path }) => /^(questions|forms)/.test(path));
  if (faults.length > 0) return cant(faults);
  const after = { nid: form.courseNid ?? 0, isForm: form.formNid !== undefined };
  const changes: FormChange[] = [];
  for (const change of plan.changes) changes.push(...(await shownChange({ db, clock }, change, after)));
  return {
    ...{ before, plan },
    shown: { changes, reordered: isReordered(plan.changes, before.sections), faults: [] },
  };
}

/** A place in a club file, in words of somebody who has never seen one. */
function inWords(place: string): string {
  const words: Readonly<Record<string, string>> = nl.management.formFields;
  return place.replace(/veld (\w+)[\w.[\]]*$/, (whole, name: string) => words[name] ?? whole);
}

async function changedMeanwhile(db: Database, { form, by }: WantedForm): Promise<Refused> {
  const last = await loadLastVersion(db, form);
  const now = await loadBuiltForm(db, form);
  const at = last && unixSecondsOf(last.at);
  const when = at !== undefined && { day: formatDay(at), time: formatTime(at) };
  const { formSaved, formSavedByYou, formSavedElsewhere } = nl.management;
  const says =
    !last || !when || last.version !== now.version || last.by === null
      ? formSavedElsewhere
      : fillIn(last.madeBy === by ? formSavedByYou : formSaved, { name: last.by, ...when });
  return new Refused(409, { errors: [says], code: 'form-changed' });
}

function qidsIn(sections: LoadedForm['sections']): readonly number[] {
  return sections.flatMap(({ fields }) =>
    Array.isArray(fields) ? fields.map((field: unknown) => Number(fieldsOf(field).qid)) : [],
  );
}

interface Asked {
  /** The course that asks; 0 for none. */
  readonly nid: number;
  readonly isForm: boolean;
}

/** One change, with the people whom it concerns. A question that only stands elsewhere is no change. */
async function shownChange(
  { db, clock }: Planning,
  change: Change,
  { nid, isForm }: Asked,
): Promise<FormChange[]> {
  const { question, section } = change.part.values;
  const said = { question: String(question), section: String(section) };
  const fields = change.is === 'changed' ? fieldsOfChange(change) : [];
  if (change.is === 'changed' && fields.length === 0) return [];
  // A question that is gone has no rule any more.
  if (change.is === 'removed')
    return [
      {
        ...{ is: change.is, ...said, fields, again: 0, kept: 'season' },
        people: await countPeople(db, { qid: change.number, nid }),
      },
    ];
  const kept = keptOf(change.values, isForm);
  if (change.is === 'added') {
    // A question of an earlier version may come back to its answers.
    const people = await countPeople(db, { qid: change.newNumber ?? 0, nid });
    return [{ ...{ is: change.is, ...said, fields, again: 0, kept }, people }];
  }
  const asked = { qid: change.number, nid };
  const decides = fields.some((field) => field === 'kind' || field === 'options' || field === 'settings');
  return [
    {
      ...{ is: change.is, ...said, fields, kept },
      people: await countPeople(db, asked),
      again: decides
        ? await countUnfit(db, asked, { question: wireOf(change, nid), today: todayOf(clock) })
        : 0,
    },
  ];
}

type Changed = Extract<Change, { is: 'changed' }>;

/** The question as the wire will have it. */
function wireOf({ part, number, values }: Changed, nid: number): Readonly<Record<string, unknown>> {
  const { options, config, fields, type, question } = fieldsOf(
    // Conditions on other courses say nothing about one answer.
    part.row({ clubNid: 0, parentNumber: 0, isNew: false, values, numberOf: () => 0 }),
  );
  return {
    ...{ qid: number, nid, type, question },
    ...(Array.isArray(options) && { options: options.map(([value, label]) => ({ value, label })) }),
    ...(config !== null && { config }),
    ...(fields !== null && { fields }),
  };
}

type Field = FormChange['fields'][number];

const fieldsByName: Readonly<Record<string, Field>> = {
  question: 'wording',
  questionForOther: 'wording',
  type: 'kind',
  options: 'options',
  required: 'required',
  requiredWhen: 'required',
  visibleWhen: 'condition',
  section: 'section',
  sectionForOther: 'section',
  sectionVisibleWhen: 'section',
  step: 'section',
  isSensitive: 'privacy',
  isConsent: 'privacy',
  isForTeachers: 'privacy',
  keptUntil: 'privacy',
};

function fieldsOfChange({ differences }: Changed): Field[] {
  return [...new Set(differences.map(({ path }) => fieldsByName[path.split('.')[0] ?? ''] ?? 'settings'))];
}

/** Until when answers are kept, by the rule of `overAnswers`. */
function keptOf(
  { keptUntil, isSensitive, isConsent }: Changed['values'],
  isForm: boolean,
): FormChange['kept'] {
  if (keptUntil === 'activity' || keptUntil === 'season' || keptUntil === 'year') return keptUntil;
  if (isSensitive === true || isConsent === true) return 'season';
  return isForm ? 'year' : 'registration';
}

/** Whether the questions that stay are asked in another order. */
function isReordered(changes: readonly Change[], before: LoadedForm['sections']): boolean {
  const moved = changes.flatMap((change) =>
    change.is === 'changed' ? [{ qid: change.number, position: change.part.position ?? 0 }] : [],
  );
  const places = new Map(qidsIn(before).map((qid, index) => [qid, index]));
  const known = moved
    .filter(({ qid }) => places.has(qid))
    .toSorted((one, other) => one.position - other.position);
  return known.some(({ qid }, index) => {
    const previous = known[index - 1];
    return previous !== undefined && (places.get(previous.qid) ?? 0) > (places.get(qid) ?? 0);
  });
}
