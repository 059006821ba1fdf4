import { asc, eq } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { clubs, passes } from '../../db/schema.ts';
import { canonicalClubFile } from '../reading/canonicalClubFile.ts';
import { exportCourses } from './exportCourses.ts';
import { exportForms, exportRegistration } from './exportQuestions.ts';
import { exportVouchers, exportWebshop } from './exportSelling.ts';

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
  });
}

function clubInFile(row: typeof clubs.$inferSelect): ClubFile['club'] {
  const { nid, url, title, city, description, mail, phone, place, color, font, conditions } = row;
  return {
    ...{ nid, url, title, city, description, mail, phone, place, color, font },
    ...(row.legal && { legal: row.legal }),
    ...(row.certification && { certification: row.certification }),
    settings: {
      licenseType: row.licenseType,
      addons: row.addons,
      webshopTerm: row.webshopTerm,
      isWaitingListDisabled: row.isWaitingListDisabled,
      showsAgeRestriction: row.showsAgeRestriction,
      hidesTimestamp: row.hidesTimestamp,
      occupationDisplay: row.occupationDisplay,
      occupationDisplayAmount: row.occupationDisplayAmount,
      overviewDisplay: row.overviewDisplay,
      ageCalculation: row.ageCalculation,
      isPaidLater: row.isPaidLater,
      roundsToFiveCents: row.roundsToFiveCents,
      takesUitpas: row.takesUitpas,
      reductions: row.reductions.map(({ amountCents, courses: urls, ...rule }) => ({
        ...rule,
        ...(amountCents !== undefined && { amount: eurosOf(amountCents) }),
        ...(urls && { courses: [...urls] }),
      })),
      iban: row.iban,
      transferCodeLine: row.transferCodeLine,
      cancelDays: row.cancelDays,
      cancelMoney: row.cancelMoney,
      reminderDays: row.reminderDays,
      gtmContainerId: row.gtmContainerId,
      embedOrigins: row.embedOrigins,
    },
    conditions,
    privacy: row.privacy,
    newsletter: {
      ...(row.newsletterLabel !== null && { label: row.newsletterLabel }),
      ...(row.newsletterQuestion !== null && { question: row.newsletterQuestion }),
      ...(row.newsletterHelp !== null && { help: row.newsletterHelp }),
    },
  };
}

async function exportPasses(db: Database, clubNid: number): Promise<ClubFile['passes']> {
  const rows = await db.select().from(passes).where(eq(passes.clubNid, clubNid)).orderBy(asc(passes.nid));
  return rows.map(({ nid, label, credit, priceCents, validMonths }) => ({
    ...{ nid, label, credit, price: eurosOf(priceCents) },
    ...(validMonths !== null && { validMonths }),
  }));
}
