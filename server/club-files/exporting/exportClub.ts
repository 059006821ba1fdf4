import { asc, eq } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import { ClubInFile, SettingsInFile } from '#schemas/club-file/clubInFile.ts';
import { PassInFile } from '#schemas/club-file/sellingInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { clubs, passes } from '../../db/schema.ts';
import { converted } from '../convertedFields.ts';
import { keptFields } from '../keptFields.ts';
import { canonicalClubFile } from '../reading/canonicalClubFile.ts';
import { exportCourses } from './exportCourses.ts';
import { exportForms, exportRegistration } from './exportQuestions.ts';
import { exportFederations, exportVideos, exportVouchers, exportWebshop } from './exportSelling.ts';

/** Exports a club from the database in canonical form; `undefined` where there is no such club. */
export async function exportClub(db: Database, url: string): Promise<ClubFile | undefined> {
  const [row] = await db.select().from(clubs).where(eq(clubs.url, url));
  if (!row) return undefined;
  const offered = await exportCourses(db, row.nid);
  return canonicalClubFile({
    club: clubInFile(row),
    courses: offered.courses,
    questions: await exportRegistration(db, row.nid, offered.urls),
    forms: await exportForms(db, row.nid),
    webshop: await exportWebshop(db, row.nid, offered),
    passes: await exportPasses(db, row.nid),
    vouchers: await exportVouchers(db, row.nid, offered.urls),
    videos: await exportVideos(db, row.nid, offered.urls),
    federations: await exportFederations(db, row.nid),
  });
}

function clubInFile(row: typeof clubs.$inferSelect): ClubFile['club'] {
  return {
    ...{ nid: row.nid, ...keptFields(ClubInFile, row, converted.club) },
    settings: {
      ...keptFields(SettingsInFile, row, converted.settings),
      reductions: row.reductions.map(({ amountCents, courses: urls, ...rule }) => ({
        ...rule,
        ...(amountCents !== undefined && { amount: eurosOf(amountCents) }),
        ...(urls && { courses: [...urls] }),
      })),
    },
    newsletter: {
      ...(row.newsletterLabel !== null && { label: row.newsletterLabel }),
      ...(row.newsletterQuestion !== null && { question: row.newsletterQuestion }),
      ...(row.newsletterHelp !== null && { help: row.newsletterHelp }),
    },
  };
}

async function exportPasses(db: Database, clubNid: number): Promise<ClubFile['passes']> {
  const rows = await db.select().from(passes).where(eq(passes.clubNid, clubNid)).orderBy(asc(passes.nid));
  return rows.map((pass) => ({
    ...{ nid: pass.nid, ...keptFields(PassInFile, pass, converted.pass), price: eurosOf(pass.priceCents) },
  }));
}
