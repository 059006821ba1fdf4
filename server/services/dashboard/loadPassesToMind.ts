import { asc, eq, inArray } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { passAttention } from '#rules/tasks/passAttention.ts';
import type { PassToMind } from '#schemas/entities/agenda/dashboard.ts';
import type { Database } from '../../db/database.ts';
import { clubs, passCards, passes, users } from '../../db/schema.ts';
import { fullName } from '../people/people.ts';

/** The passes of these people that are nearly used up or expire soon. */
export async function loadPassesToMind(
  db: Database,
  uids: readonly number[],
  today: IsoDay,
): Promise<PassToMind[]> {
  const rows = await db
    .select({
      id: passCards.id,
      credit: passCards.credit,
      validUntil: passCards.validUntil,
      label: passes.label,
      club: { nid: clubs.nid, url: clubs.url, title: clubs.title },
      person: { uid: users.uid, fname: users.fname, lname: users.lname },
    })
    .from(passCards)
    .innerJoin(passes, eq(passes.nid, passCards.passNid))
    .innerJoin(clubs, eq(clubs.nid, passCards.clubNid))
    .innerJoin(users, eq(users.uid, passCards.uid))
    .where(inArray(passCards.uid, [...uids]))
    .orderBy(asc(passCards.id));
  const ofEach = Map.groupBy(rows, ({ club, person }) => `${club.nid}-${person.uid}`);
  return [...ofEach.values()].flatMap((cards) =>
    passAttention(cards, today).map(({ card, reason }) => ({
      card: card.id,
      uid: card.person.uid,
      name: fullName(card.person),
      club: card.club,
      label: card.label,
      credit: card.credit,
      validUntil: card.validUntil,
      reason,
    })),
  );
}
