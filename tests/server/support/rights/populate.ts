import { eq, max } from 'drizzle-orm';
import { clubMembers, orders, questionFiles, sharedChildren, users } from '#server/db/schema.ts';
import { storeClubPictures } from '#server/seed/demo/clubPictures.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { pdfFile } from '../files/sampleFiles.ts';
import { adultTariff } from '../registration.ts';
import type { TestServer } from '../testServer.ts';
import { arabesk, closedClub, newcomers, type Role, roles } from './roles.ts';

/** The order and the file of each person in the matrix, by uid. */
export interface Belongings {
  readonly oids: ReadonlyMap<number, number>;
  readonly paths: ReadonlyMap<number, string>;
}

/**
 * Extends the demo data: adds another family and another club's administrator, and blocks everybody at one club. Gives
 * everybody an order and a file at Arabesk.
 */
export async function populate(server: TestServer): Promise<Belongings> {
  const { db } = server.database;
  await storeClubPictures(server.fileService.storage);
  await addNewcomers(server);
  const oids = new Map<number, number>();
  const paths = new Map<number, string>();
  for (const uid of new Set(roles.flatMap((role) => [role.uid, role.familyMember ?? 0, role.stranger]))) {
    if (uid === 0) continue;
    const order = { uid, clubNid: arabesk, tariffNid: adultTariff, placedDaysAgo: 1 };
    await insertUnpaidOrder({ db, clock: server.clock }, order);
    const [placed] = await db
      .select({ oid: max(orders.oid) })
      .from(orders)
      .where(eq(orders.uid, uid));
    oids.set(uid, placed?.oid ?? 0);
    paths.set(uid, await giveFile(server, uid));
  }
  for (const { uid, session } of roles) {
    if (session !== 'live') continue;
    const closed = { clubNid: closedClub, uid, role: 'member', isBlocked: true } as const;
    await db
      .insert(clubMembers)
      .values(closed)
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: closed });
  }
  return { oids, paths };
}

function isNewcomer({ uid }: Role): boolean {
  return Object.values<number>(newcomers).includes(uid);
}

async function addNewcomers(server: TestServer): Promise<void> {
  const { db } = server.database;
  const [an] = await db.select().from(users).where(eq(users.uid, 1));
  if (!an) throw new Error('The demo data has no parent');
  const { parent, child, administrator, otherParent, secondParent, sharedChild, guest } = newcomers;
  const newcomer = { ...an, parentUid: null };
  await db.insert(users).values([
    { ...newcomer, uid: parent, fname: 'Sofie', lname: 'Wouters', mail: 'sofie@example.org' },
    { ...newcomer, uid: administrator, fname: 'Hugo', lname: 'Aerts', mail: 'hugo@example.org' },
    { ...newcomer, uid: secondParent, fname: 'Nele', lname: 'Pauwels', mail: 'nele@example.org' },
  ]);
  const coParent = { parentUid: parent, coParentSince: server.clock.now() };
  const tuur = { fname: 'Tuur', lname: 'Maes', mail: 'tuur@example.org', confirmedMail: 'tuur@example.org' };
  await db.insert(users).values({ ...newcomer, uid: otherParent, ...tuur, ...coParent });
  const { color } = newcomer;
  const opa = { fname: 'Fons', lname: 'Nijs', mail: 'fons@example.org', isGuest: true };
  await db.insert(users).values({ uid: guest, color, ...opa });
  const kas = { uid: child, fname: 'Kas', lname: 'Wouters', birthdate: '2015-05-05', color };
  await db.insert(users).values([
    { ...kas, parentUid: parent },
    { ...kas, uid: sharedChild, fname: 'Bas', parentUid: parent },
  ]);
  const sharedSince = server.clock.now();
  await db.insert(sharedChildren).values({ uid: sharedChild, sharedWith: secondParent, sharedSince });
  await db.insert(clubMembers).values({ clubNid: 2, uid: administrator, role: 'admin' });
  for (const { name, uid, worksAs } of roles.filter((one) => isNewcomer(one) && one.worksAs !== undefined)) {
    await db.insert(users).values({ ...newcomer, uid, fname: name, mail: `${worksAs}@example.org` });
    await db.insert(clubMembers).values({ clubNid: arabesk, uid, role: worksAs ?? 'member' });
  }
}

async function giveFile({ database, fileService, clock }: TestServer, uid: number): Promise<string> {
  const path = `answers/${String(uid).padStart(40, '0')}.pdf`;
  const content = Buffer.from(pdfFile().content);
  await fileService.storage.write(path, content);
  await database.db.insert(questionFiles).values({
    path,
    uid,
    clubNid: arabesk,
    qid: 1034,
    nid: 110,
    submission: 'keer-1',
    name: 'attest.pdf',
    mediaType: 'application/pdf',
    bytes: content.length,
    digest: String(uid),
    storedAt: clock.now(),
  });
  return path;
}
