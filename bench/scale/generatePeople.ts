import { answersOfPerson } from './generateAnswers.ts';
import { choose, chooseText, type Generation, run } from './generation.ts';
import { base, generated } from './scaleSize.ts';

const firstNames = ['Noor', 'Lars', 'Mila', 'Zoë', 'Anaïs', 'Emma', 'Lucas', 'Finn', 'Jules', 'Amira'];
const lastNames = [
  'Peeters',
  'Janssens',
  'Maes',
  'Jacobs',
  'Mertens',
  'Willems',
  'Claes',
  'Goossens',
  'D’Hondt',
];

/** The members in families of three, the teacher, the manager, and the questions of the club. */
export async function generatePeople(generation: Generation): Promise<void> {
  const { size } = generation;
  const { club, teacher, manager, firstCourse } = generated;
  const name = `${chooseText(generation, firstNames, 11)}, ${chooseText(generation, lastNames, 12)}`;
  // Holders first, because a child refers to its holder.
  for (const isHolder of [true, false])
    await run(
      generation,
      `insert into users (uid, mail, confirmed_mail, fname, lname, birthdate, parent_uid, color)
       select ${base} + n, ${isHolder ? `'lid' || n || '@example.org', 'lid' || n || '@example.org'` : 'null, null'}, ${name},
         date '${isHolder ? '1975' : '2008'}-01-01' + ${choose(generation, 4_000, 13)}, ${isHolder ? 'null' : `${base} + n - (n - 1) % 3`},
         '#336699' from generate_series(1, ${size.members}) n where (n - 1) % 3 ${isHolder ? '=' : '<>'} 0`,
    );
  await run(
    generation,
    `insert into users (uid, mail, fname, lname, color) values (${teacher}, 'lesgever@example.org', 'Les', 'Gever', '#336699'),
       (${manager}, 'bestuur@example.org', 'Be', 'Stuur', '#336699')`,
  );
  await run(
    generation,
    `insert into club_members (club_nid, uid, role) select ${club}, uid, 'member' from users where uid > ${base}
     union all select ${club}, ${teacher}, 'teacher' union all select ${club}, ${manager}, 'admin'`,
  );
  await run(generation, `insert into course_teachers (course_nid, uid) values (${firstCourse}, ${teacher})`);
  await run(
    generation,
    `insert into questions (qid, club_nid, section, position, type, question, required, is_for_teachers)
     select ${base} + n, ${club}, 'Algemeen', n, 'text', 'Vraag ' || n, false, n <= 5 from generate_series(1, ${answersOfPerson}) n`,
  );
}
