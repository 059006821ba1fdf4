import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  acceptedTexts,
  answerChanges,
  answers,
  clubs,
  forms,
  keptDrafts,
  questionFiles,
  submissionAnswers,
  submissions,
} from '#server/db/schema.ts';
import { club } from './nameColumns.ts';

/** The latest answer to each question. */
export function latestAnswers({ db }: Pick<Context, 'db'>, uids: number[]) {
  const {
    uid,
    qid,
    nid,
    wording: question,
    value: answer,
    answeredAt: answered,
    changedAt: changed,
  } = answers;
  return db
    .select({ uid, qid, nid, question, answer, answered, changed })
    .from(answers)
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(qid), asc(nid));
}

/** Earlier answers that the family changed after the registration. `before` is null for an answer about health, which isn't kept. */
export function changedAnswers({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, uid, qid, nid, wording: question, before, changedAt: changed } = answerChanges;
  return db
    .select({ uid, qid, nid, question, before, changed })
    .from(answerChanges)
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(id));
}

/** The drafts of forms that these people fill in. */
export function draftsOf({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { account, uid, about, answers, editedAt: edited } = keptDrafts;
  return db
    .select({ uid, club, about, answers, edited })
    .from(keptDrafts)
    .innerJoin(clubs, eq(clubs.nid, keptDrafts.clubNid))
    .where(and(inArray(account, uids), isNotNull(answers)))
    .orderBy(asc(uid), asc(about));
}

/** The texts that somebody agreed to. `version` is a hash of the wording. */
export function agreed({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid, kind, version, acceptedAt, withdrawnAt, submissionId: submission } = acceptedTexts;
  return db
    .select({ uid, club, kind, version, accepted: acceptedAt, withdrawn: withdrawnAt, submission })
    .from(acceptedTexts)
    .innerJoin(clubs, eq(clubs.nid, acceptedTexts.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(acceptedTexts.id));
}

/** Each form as it was sent in. A form that one of these people sent for somebody else comes without its answers. */
export async function sentForms({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, uid, submittedBy, tariffs, passes, privacyAcceptedAt } = submissions;
  const found = await db
    .select({
      ...{ id, uid, submitted_by: submittedBy, club, form: forms.title, tariffs, passes },
      privacy_accepted: privacyAcceptedAt,
    })
    .from(submissions)
    .innerJoin(clubs, eq(clubs.nid, submissions.clubNid))
    .leftJoin(forms, eq(forms.nid, submissions.formNid))
    .where(or(inArray(uid, uids), inArray(submittedBy, uids)))
    .orderBy(asc(id));
  const own = found.filter((form) => form.uid !== null && uids.includes(form.uid)).map((form) => form.id);
  const given = own.length === 0 ? [] : await loadGiven(db, own);
  return found.map((form) => ({
    ...form,
    answers: given.filter(({ submission }) => submission === form.id),
  }));
}

function loadGiven(db: Database, ids: number[]) {
  const { submissionId: submission, qid, nid, wording: question, value: answer } = submissionAnswers;
  return db
    .select({ submission, qid, nid, question, answer })
    .from(submissionAnswers)
    .where(inArray(submission, ids))
    .orderBy(asc(submission), asc(qid), asc(nid));
}

/** The files that answer a question. `path` is the name in an answer, `file` the path in the archive. */
export async function sentFiles({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid, qid, nid, inRow, name, path, mediaType, bytes, storedAt: sent } = questionFiles;
  const rows = await db
    .select({ uid, club, qid, nid, in_row: inRow, name, path, media_type: mediaType, bytes, sent })
    .from(questionFiles)
    .innerJoin(clubs, eq(clubs.nid, questionFiles.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(sent), asc(path));
  // The number keeps two files with the same name apart.
  return rows.map((row, index) => ({ ...row, file: `bestanden/${row.uid}/${index + 1}-${row.name}` }));
}
