import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { PassSession } from '#schemas/entities/offer/pass.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { logIn } from '../person/logIn.ts';

const club = 1;
/** The uid of An, who has a pass. */
const an = 1;
const jazz = 'Jazz voor volwassenen';

/** A lesson that takes a pass, that An did not reserve, and that the manager moves to today. The manager is logged in afterwards. */
export async function lessonToday(page: Page): Promise<{ readonly nid: number; readonly code: string }> {
  await logIn(page, 'ouder@example.org');
  const { result: sessions } = await read(page, `get_pass_sessions&club=${club}&uid=${an}`);
  const { result: passes } = await read(page, `get_passes&club=${club}&uid=${an}`);
  const today = isoDayOf(testStart.getTime() / 1000);
  // An earlier test of the file may have moved one already: this one comes after it.
  const isToday = ({ course, start }: PassSession) => course === jazz && isoDayOf(start) === today;
  const hour = 18 + sessions.filter(isToday).length;
  const session = sessions.find(
    (one: PassSession) => one.course === jazz && one.reservation === null && one.free !== 0 && !isToday(one),
  );
  const card = passes.cards.find(({ validUntil }: { validUntil: string | null }) => validUntil === null);
  await page.context().clearCookies();
  await logIn(page, 'beheer@example.org');
  const moved = await page.request.post('/api?q=change_lesson', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      lesson: session.nid,
      reason: 'De zaal is bezet',
      to: { day: today, from: `${hour}:00`, until: `${hour + 1}:00` },
    },
  });
  if (!moved.ok()) throw new Error(`The lesson was not moved: ${await moved.text()}`);
  return { nid: session.nid, code: card.code };
}

async function read(page: Page, query: string) {
  const answer = await page.request.get(`/api?q=${query}`);
  return answer.json();
}
