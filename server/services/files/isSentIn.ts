import { sql } from 'drizzle-orm';
import { answers, questionFiles, submissionAnswers, submissions } from '../../db/schema.ts';

/**
 * Whether a form that was sent in names this file, now or earlier. Computed instead of stored, because only an answer makes a
 * file more than an attempt.
 */
export const isSentIn = sql<boolean>`(
  exists (
    select 1 from ${answers}
    where ${answers.uid} = ${questionFiles.uid} and ${answers.qid} = ${questionFiles.qid}
      and ${answers.nid} = ${questionFiles.nid} and position(${questionFiles.path} in ${answers.value}::text) > 0
  ) or exists (
    select 1 from ${submissionAnswers} join ${submissions} on ${submissions.id} = ${submissionAnswers.submissionId}
    where ${submissions.uid} = ${questionFiles.uid} and ${submissionAnswers.qid} = ${questionFiles.qid}
      and ${submissionAnswers.nid} = ${questionFiles.nid}
      and position(${questionFiles.path} in ${submissionAnswers.value}::text) > 0
  )
)`;
