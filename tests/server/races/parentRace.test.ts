import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parentInviteChildren, parentInvites, sharedChildren, users } from '#server/db/schema.ts';
import { hashSecretToken, newSecretToken } from '#server/secretToken.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import type { TestClient } from '../support/testServer.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 2;
const everyRound = Array.from({ length: rounds }, (_, round) => round + 1);

describe('a family with two parents on two servers', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers();
  }, 120_000);
  afterAll(() => two.stop());

  async function newParent(
    server: 0 | 1,
    birthdate = '1985-11-03',
  ): Promise<{ readonly uid: number; readonly client: TestClient }> {
    const client = two.at(server).client();
    const person = { fname: 'Nele', lname: 'Janssens', birthdate };
    const login = { mail: `ouder-${crypto.randomUUID()}@example.org`, password: 'vier paarse olifanten' };
    const { user } = await client.ask('register_account', { ...person, ...login });
    // Two accounts share a family only with confirmed addresses.
    await two.db.update(users).set({ confirmedMail: login.mail }).where(eq(users.mail, login.mail));
    return { uid: user?.uid ?? 0, client };
  }

  async function inviteBy(invitedBy: number, guardian = {}): Promise<string> {
    const code = newSecretToken();
    const times = { sentAt: new Date('2026-11-20T09:00:00Z'), expiresAt: new Date('2027-11-20T09:00:00Z') };
    const mail = `${crypto.randomUUID()}@example.org`;
    const invite = { invitedBy, mail, codeHash: hashSecretToken(code) };
    await two.db.insert(parentInvites).values({ ...invite, ...times, ...guardian });
    return code;
  }

  const accept = ({ client }: { readonly client: TestClient }, code: string) =>
    client.call('accept_parent_invite', { code });
  /** One call succeeds; the other is refused by a rule, or because the rows were locked. */
  const oneWins = (answers: readonly { readonly status: number }[]) => {
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses[0]).toBe(200);
    expect([409, 410, 503]).toContain(statuses[1]);
  };

  it.each(everyRound)('takes one of two people who accept at the same moment, round %i', async () => {
    const [holder, left, right] = [await newParent(0), await newParent(0), await newParent(1)];
    const codes = [await inviteBy(holder.uid), await inviteBy(holder.uid)];
    oneWins(await Promise.all([accept(left, codes[0] ?? ''), accept(right, codes[1] ?? '')]));
    expect(await two.db.$count(users, eq(users.parentUid, holder.uid))).toBe(1);
  });

  it.each(everyRound)('keeps a parent when both leave at the same moment, round %i', async () => {
    const [holder, other] = [await newParent(0), await newParent(1)];
    const child = { fname: 'Fien', lname: 'Janssens', birthdate: '2018-10-12' };
    const added = await holder.client.ask('add_family_member', child);
    expect((await accept(other, await inviteBy(holder.uid))).status).toBe(200);
    oneWins(await Promise.all([holder, other].map(({ client }) => client.call('leave_family', {}))));
    const [fien] = await two.db.select().from(users).where(eq(users.uid, added.result.uid));
    expect([holder.uid, other.uid]).toContain(fien?.parentUid);
    const [parent] = await two.db
      .select()
      .from(users)
      .where(eq(users.uid, fien?.parentUid ?? 0));
    expect(parent).toMatchObject({ parentUid: null, coParentSince: null });
  });

  it.each(everyRound)('never joins two parents to each other in a circle, round %i', async () => {
    const [left, right] = [await newParent(0), await newParent(1)];
    const codes = { ofLeft: await inviteBy(left.uid), ofRight: await inviteBy(right.uid) };
    oneWins(await Promise.all([accept(left, codes.ofRight), accept(right, codes.ofLeft)]));
    const rows = [left, right].map(({ uid }) => two.db.select().from(users).where(eq(users.uid, uid)));
    const parents = (await Promise.all(rows)).map(([row]) => row?.parentUid);
    expect(parents.filter((uid) => uid === null)).toHaveLength(1);
  });

  it.each(everyRound)('gives a minor one guardian when two agree at the same moment, round %i', async () => {
    const minor = await newParent(0, '2011-11-03');
    const [left, right] = [await newParent(0), await newParent(1)];
    const guardian = { guardianName: 'Nele Janssens', placesUntil: new Date('2026-11-22T09:00:00Z') };
    const codes = [await inviteBy(minor.uid, guardian), await inviteBy(minor.uid, guardian)];
    const answers = await Promise.all([accept(left, codes[0] ?? ''), accept(right, codes[1] ?? '')]);
    oneWins(answers);
    const [row] = await two.db.select().from(users).where(eq(users.uid, minor.uid));
    const winner = answers[0]?.status === 200 ? left : right;
    expect(row).toMatchObject({ parentUid: winner.uid, passwordHash: null });
  });

  /** A household with one child, and an invitation that shares it. */
  async function newHousehold(server: 0 | 1) {
    const parent = await newParent(server);
    const child = { fname: 'Fien', lname: 'Janssens', birthdate: '2018-10-12' };
    const added = await parent.client.ask('add_family_member', child);
    return { ...parent, child: added.result.uid };
  }

  async function shareBy({ uid, child }: { readonly uid: number; readonly child: number }): Promise<string> {
    const code = await inviteBy(uid, { isForFamily: false });
    const [invite] = await two.db
      .select()
      .from(parentInvites)
      .where(eq(parentInvites.codeHash, hashSecretToken(code)));
    await two.db.insert(parentInviteChildren).values({ inviteId: invite?.id ?? 0, uid: child });
    return code;
  }

  it.each(everyRound)('shares a child with one of two households that accept at once, round %i', async () => {
    const [first, left, right] = [await newHousehold(0), await newHousehold(0), await newHousehold(1)];
    const codes = [await shareBy(first), await shareBy(first)];
    const answers = await Promise.all([accept(left, codes[0] ?? ''), accept(right, codes[1] ?? '')]);
    oneWins(answers);
    const [shared] = await two.db.select().from(sharedChildren).where(eq(sharedChildren.uid, first.child));
    expect(shared?.sharedWith).toBe(answers[0]?.status === 200 ? left.uid : right.uid);
  });

  it.each(everyRound)('shares two children crosswise at the same moment, round %i', async () => {
    const [left, right] = [await newHousehold(0), await newHousehold(1)];
    const codes = { ofLeft: await shareBy(left), ofRight: await shareBy(right) };
    const answers = await Promise.all([accept(left, codes.ofRight), accept(right, codes.ofLeft)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const isEither = inArray(sharedChildren.uid, [left.child, right.child]);
    expect(await two.db.$count(sharedChildren, isEither)).toBe(2);
  });

  it.each(everyRound)('leaves and accepts at once without a trace of the former, round %i', async () => {
    const [first, second] = [await newHousehold(0), await newHousehold(1)];
    const other = await first.client.ask('add_family_member', {
      ...{ fname: 'Mon', lname: 'Janssens', birthdate: '2020-10-12' },
    });
    expect((await accept(second, await shareBy(first))).status).toBe(200);
    const code = await shareBy({ uid: first.uid, child: other.result.uid });
    const [left, came] = await Promise.all([
      second.client.call('leave_family', { uid: first.child }),
      accept(second, code),
    ]);
    expect([200, 503]).toContain(left.status);
    expect([200, 503]).toContain(came.status);
    const shared = await two.db
      .select()
      .from(sharedChildren)
      .where(eq(sharedChildren.sharedWith, second.uid));
    const known = [first.child, other.result.uid];
    expect(shared.every(({ uid }) => known.includes(uid))).toBe(true);
    // Whoever leaves first gets the other child afterwards; whoever accepts first leaves with both.
    if (left.status === 200) expect(shared.map(({ uid }) => uid)).not.toContain(first.child);
  });
});
