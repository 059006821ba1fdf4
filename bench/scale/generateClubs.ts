import { choose, chooseText, type Generation, run } from './generation.ts';
import { base, generated } from './scaleSize.ts';

const kinds = ['Dansschool', 'Turnkring', 'Zwemclub', 'Judoclub', 'Muziekacademie', 'Tekenatelier'];
const cities = ['Gent', 'Antwerpen', 'Leuven', 'Brugge', 'Hasselt', 'Kortrijk', 'Aalst', 'Mechelen'];
const titles = ['Ballet', 'Turnen kleuters', 'Zwemmen', 'Judo', 'Hiphop', 'Tekenen'];
const coursesOfClub = 4;
const sessionsOfCourse = 12;
/** Number of the first course and tariff of these clubs, above those of the large club. */
const first = base * 4;

/** The large club without its offer, and the small clubs of the installation, each with a few courses that a search finds. */
export async function generateClubs(generation: Generation): Promise<void> {
  const { size, now } = generation;
  const each = `generate_series(1, ${size.clubs}) n`;
  const name = `${chooseText(generation, kinds, 31)} || ' ' || n`;
  const city = chooseText(generation, cities, 32);
  await insertClubs(
    generation,
    `values (${generated.club}, 'grote-club', 'Grote Club', 'Gent', 'grote club gent', 'Gent', '["passes", "webshop"]'::jsonb, true)`,
  );
  await insertClubs(
    generation,
    `select ${generated.club} + n, 'club-' || n, ${name}, ${city}, lower(${name} || ' ' || ${city}), ${city}, '[]'::jsonb, false from ${each}`,
  );
  const all = `generate_series(1, ${size.clubs * coursesOfClub}) n`;
  await run(
    generation,
    `insert into courses (nid, club_nid, url, title, type, description, place, teachers, age_restrictions)
     select ${first} + n, ${generated.club} + 1 + (n - 1) / ${coursesOfClub}, 'cursus-' || n, ${chooseText(generation, titles, 33)} || ' ' || n,
       'course', '', ${city}, '[]', json_build_array(4 + ${choose(generation, 12, 34)}, 0)::jsonb from ${all}`,
  );
  const start = `timestamptz '${now}' + ${choose(generation, 60, 35)} * interval '1 day' + k * interval '7 days'`;
  await run(
    generation,
    `insert into course_sessions (course_nid, starts_at, ends_at, place, guest_capacity)
     select ${first} + n, ${start}, ${start} + interval '1 hour', 'Gent', 5 from ${all}, generate_series(0, ${sessionsOfCourse - 1}) k`,
  );
  await run(
    generation,
    `insert into tariffs (nid, course_nid, title, type, price_cents, capacity, sold, is_waiting_list_disabled, blocked_message)
     select ${first} + n, ${first} + n, 'Standaard', 'regular', 15000, 20, 0, false, null from ${all}`,
  );
}

/** @param rows SQL for the columns in which these clubs differ */
async function insertClubs(generation: Generation, rows: string): Promise<void> {
  await run(
    generation,
    `insert into clubs (nid, url, title, city, search_text, place, addons, has_forms, description, mail, phone, color, license_type,
       webshop_term, logo_fids, gtm_container_id, is_waiting_list_disabled, shows_age_restriction, hides_timestamp, occupation_display,
       occupation_display_amount, overview_display, age_calculation, is_paid_later, conditions)
     select rows.*, '', 'club@example.org', '', '#336699', 'standard',
       '', '[]', '', false, true, false, 'always', 0, 'list', 'today', true, '[]' from (${rows}) rows`,
  );
}
