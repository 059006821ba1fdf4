import { choose, chooseText, type Generation, run } from './generation.ts';
import { base, generated } from './scaleSize.ts';

const styles = ['Ballet', 'Hiphop', 'Jazz', 'Turnen', 'Zwemmen', 'Judo', 'Yoga', 'Café chantant', 'Tekenen'];
const groups = ['kleuters', 'kinderen', 'tieners', 'jongeren', 'volwassenen', 'senioren', 'ouder en kind'];
const places = ['Zaal 1', 'Sporthal De Brug', 'Zwembad Rozebroeken', 'Buurthuis', 'Académie', 'Turnzaal'];
const sessionsOfCourse = 12;
/** In days. */
const firstStarts = 300;

/** The terms, courses, sessions and tariffs of the large club. */
export async function generateOffer(generation: Generation): Promise<void> {
  const { size, now } = generation;
  const all = size.courses + Math.floor(size.courses / 5);
  const { club } = generated;
  const one = (choices: number, salt: number) => choose(generation, choices, salt);
  await run(
    generation,
    `insert into terms (nid, club_nid, list, title)
     select ${base} + n, ${club}, case when n <= 12 then 'taxonomy' else 'level' end, 'Lijst ' || n from generate_series(1, 16) n`,
  );
  await run(
    generation,
    `insert into courses (nid, club_nid, url, title, type, description, place, teachers, age_restrictions)
     select ${base} + n, ${club}, 'cursus-' || n,
       ${chooseText(generation, styles, 1)} || ' ' || ${chooseText(generation, groups, 2)} || ' ' || n, 'course', '',
       ${chooseText(generation, places, 3)}, '[]', json_build_array(4 + ${one(12, 4)}, 0)::jsonb from generate_series(1, ${all}) n`,
  );
  await run(
    generation,
    `insert into course_terms (course_nid, term_nid)
     select ${base} + n, ${base} + 1 + ${one(12, 5)} from generate_series(1, ${all}) n
     union all select ${base} + n, ${base} + 13 + ${one(4, 6)} from generate_series(1, ${all}) n`,
  );
  // The courses above `size.courses` began so long ago that they have ended.
  const start = `timestamptz '${now}' + (case when n > ${size.courses} then -800 else ${one(firstStarts, 7)} - 60 end) * interval '1 day'
    + ${one(10, 8)} * interval '1 hour' + k * interval '7 days'`;
  await run(
    generation,
    `insert into course_sessions (course_nid, starts_at, ends_at, place, guest_capacity)
     select ${base} + n, ${start}, ${start} + interval '1 hour', 'Gent', 5
     from generate_series(1, ${all}) n, generate_series(0, ${sessionsOfCourse - 1}) k`,
  );
  // The tariffs with a waiting list come after the first course, and are full.
  const isWaited = `(n between 2 and ${size.waitingLists + 1})`;
  await run(
    generation,
    `insert into tariffs (nid, course_nid, title, type, price_cents, capacity, sold, is_waiting_list_disabled, blocked_message)
     select ${base} + n, ${base} + n, 'Standaard', 'regular', 5000 + ${one(100, 9)} * 100,
       case when ${isWaited} then 10 end, case when ${isWaited} then 10 else 0 end, false, null from generate_series(1, ${all}) n
     union all select ${base} * 2 + n, ${base} + n, 'Sociaal tarief', 'regular', 2500, null, 0, false, 'Vraag het aan de club.'
     from generate_series(1, ${all}) n`,
  );
}
