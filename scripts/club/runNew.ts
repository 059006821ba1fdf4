import { eq } from 'drizzle-orm';
import { todayOf } from '#server/clock.ts';
import { importClub } from '#server/club-files/importing/importClub.ts';
import { readClubFile } from '#server/club-files/reading/readClubFile.ts';
import { clubs } from '#server/db/schema.ts';
import type { NewCommand } from './commandLine.ts';
import { inviteTeam } from './inviteTeam.ts';
import { reserved, sayReading } from './readFile.ts';
import { type Terminal, textsOf } from './terminal.ts';
import { withDatabase } from './withDatabase.ts';

/** The colour of a club until its managers choose one. */
const firstColor = '#2f5da8';

/** Makes a club without an offer, and invites its manager, who sets it up in the browser. */
export async function runNew(
  { url, title, city, manager, license }: NewCommand,
  terminal: Terminal,
): Promise<0 | 1> {
  const { env, clock, say } = terminal;
  const texts = textsOf(env);
  const managers = manager === undefined ? {} : { managerAccounts: [manager] };
  const club = { url, title, city, color: firstColor, settings: { licenseType: license }, ...managers };
  const bytes = new TextEncoder().encode(JSON.stringify({ club }));
  const reading = readClubFile(bytes, reserved, { texts, today: todayOf(clock) });
  // A club without legal data warns: its managers read that in the guide.
  sayReading({ ...reading, warnings: [] }, say, texts);
  if (!reading.ok) return 1;
  const { file } = reading;
  return withDatabase(env, say, async (db) => {
    if ((await db.$count(clubs, eq(clubs.url, url))) > 0) {
      say(`There is a club with the url "${url}" already.`);
      return 1;
    }
    await importClub(db, { file, texts, now: clock.now(), applies: true, takesStock: false });
    say(`“${title}” is there, without an offer.`);
    await inviteTeam(db, file, { env, clock, say, applies: true });
    if (manager === undefined) say(`Nobody manages it yet: npm run manage -- invite-manager ${url} <mail>`);
    say(`Its manager sets it up at /${url}/beheer/aanbod`);
    return 0;
  });
}
