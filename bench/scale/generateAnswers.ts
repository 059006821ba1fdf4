import { type Generation, run } from './generation.ts';
import { base, generated } from './scaleSize.ts';

/** Answers of one submission, and latest answers of one person. */
export const answersOfPerson = 20;

/** A submission with its answers for as many orders as the answers need, and the latest answers of as many people. */
export async function generateAnswers(generation: Generation): Promise<void> {
  const { size, now } = generation;
  const { club } = generated;
  const forms = Math.min(size.orders, Math.ceil(size.answers / answersOfPerson));
  await run(
    generation,
    `insert into submissions (id, club_nid, uid, submitted_by, tariffs, privacy_accepted_at) overriding system value
     select o.oid, ${club}, o.uid, o.placed_by, (select json_agg(l.tariff_nid) from order_lines l where l.oid = o.oid)::jsonb, o.placed_at
     from orders o where o.oid between ${base} + 1 and ${base} + ${forms}`,
  );
  await run(generation, 'analyze submissions');
  await run(generation, `select setval(pg_get_serial_sequence('submissions', 'id'), ${base} * 2)`);
  await run(
    generation,
    `insert into submission_answers (submission_id, qid, nid, value, wording)
     select id, ${base} + k, 0, to_jsonb('Antwoord ' || id), 'Vraag ' || k
     from submissions, generate_series(1, ${answersOfPerson}) k where id > ${base}`,
  );
  // The latest answers: those of as many people as it takes.
  await run(
    generation,
    `insert into answers (uid, qid, nid, value, wording, submission_id, answered_at)
     select u.uid, ${base} + k, 0, to_jsonb('Antwoord ' || u.uid), 'Vraag ' || k, ${base} + 1, timestamptz '${now}'
     from (select uid from users where uid > ${base} order by uid limit ${Math.ceil(size.answers / answersOfPerson)}) u,
       generate_series(1, ${answersOfPerson}) k`,
  );
}
