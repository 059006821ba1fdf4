import { writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { clubs } from '#server/db/schema.ts';
import { belcotaxFaults } from '#server/services/certificates/belcotax/belcotaxFaults.ts';
import { belcotaxVersion, belcotaxXml } from '#server/services/certificates/belcotax/belcotaxXml.ts';
import { loadFiches } from '#server/services/certificates/belcotax/loadFiches.ts';
import {
  type IssueObstacle,
  type IssueReport,
  issueCertificates,
  type ReplaceReport,
  replaceCertificate,
} from '#server/services/certificates/issueCertificates.ts';
import type { IssuerGap } from '#server/services/certificates/issuer.ts';
import type { ClubCommand } from './commandLine.ts';
import { privately, type Terminal } from './terminal.ts';
import { withDatabase } from './withDatabase.ts';

type Command = Extract<ClubCommand, { is: 'certificates' }>;

/** Issues what is due, or one certificate anew, and writes the file for the tax office. */
export function runCertificates(command: Command, { env, clock, say }: Terminal): Promise<0 | 1> {
  return withDatabase(env, say, async (db) => {
    const [club] = await db.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.url, command.url));
    if (!club) {
      say(`There is no club with the url "${command.url}".`);
      return 1;
    }
    const isDone = await issue({ db, clock }, { ...command, clubNid: club.nid }, say);
    if (!isDone) return 1;
    if (command.belcotax === undefined) return 0;
    return writeBelcotax({ db, clock }, { ...command, clubNid: club.nid, file: command.belcotax }, say);
  });
}

type Say = Terminal['say'];

interface OfClub extends Pick<Command, 'year' | 'isDryRun' | 'replaces' | 'disabled'> {
  readonly clubNid: number;
}

/** Thrown to take back what a dry run wrote. */
class DryRun extends Error {}

async function issue(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { isDryRun, replaces, disabled, ...ofYear }: OfClub,
  say: Say,
): Promise<boolean> {
  const request = { ...ofYear, disabled: new Set(disabled) };
  let isDone = false;
  const run = async (tx: Database) => {
    const context = { db: tx, clock };
    isDone =
      replaces === undefined
        ? sayIssued(await issueCertificates(context, request), isDryRun, say)
        : sayReplaced(await replaceCertificate(context, { ...request, serial: replaces }), say);
    if (isDryRun) throw new DryRun();
  };
  try {
    await db.transaction(run);
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
    say('Nothing was written: this was a dry run.');
  }
  return isDone;
}

function sayIssued(report: IssueReport | IssuerGap, isDryRun: boolean, say: Say): boolean {
  if (typeof report === 'string') {
    say(gaps[report]);
    return false;
  }
  const { issued, refused } = report;
  for (const { number, name, draft } of issued)
    say(`${number}: ${name}, ${draft.content.kind}, ${draft.activity}`);
  sayRefused(refused, say);
  const count = issued.length === 1 ? '1 certificate' : `${issued.length} certificates`;
  say(`${count} ${isDryRun ? 'would be issued' : 'issued'}, ${refused.length} not.`);
  return true;
}

function sayRefused(refused: IssueReport['refused'], say: Say): void {
  for (const { name, activity, reason } of refused) say(`Not for ${name}, ${activity}: ${reasons[reason]}`);
}

function sayReplaced(report: ReplaceReport, say: Say): boolean {
  if (typeof report === 'string') {
    say(report in gaps ? gaps[report as IssuerGap] : replacing[report as keyof typeof replacing]);
    return false;
  }
  if (!('number' in report)) {
    sayRefused(report.refused, say);
    say('Nothing can be put in its place.');
    return false;
  }
  say(`${report.number}: ${report.name}, in place of the earlier one`);
  return true;
}

interface BelcotaxOf {
  readonly clubNid: number;
  readonly year: number;
  readonly file: string;
}

async function writeBelcotax(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, year, file }: BelcotaxOf,
  say: Say,
): Promise<0 | 1> {
  const fiches = await loadFiches(db, clubNid, year);
  if (fiches.length === 0) {
    say(`There are no tax certificates of ${year}: no file was written.`);
    return 1;
  }
  const faults = fiches.flatMap(belcotaxFaults);
  for (const fault of faults) say(fault);
  if (faults.length > 0) return 1;
  await writeFile(file, belcotaxXml({ year, createdOn: todayOf(clock), fiches }), { mode: privately });
  say(`Written to ${file}, for ${belcotaxVersion}. It holds national numbers: delete it after use.`);
  return 0;
}

const gaps: Readonly<Record<IssuerGap, string>> = {
  certification: 'The club file has no "certification": who signs, and who recognised the club?',
  legal: 'The club file has no "legal": a certificate names the legal person.',
  'legal.seat':
    '"legal.seat" must be written as "Kerkstraat 1, 9000 Gent", because the tax office wants its parts.',
};

const replacing = {
  'not-found': 'There is no such tax certificate.',
  replaced: 'It has been replaced already.',
} as const;

const reasons: Readonly<Record<IssueObstacle, string>> = {
  'not-over': 'it is not over yet',
  'attendance-missing': 'the attendance of some day was not saved',
  'not-attended': 'never present',
  'too-old': '14 or older on every day (21 with a severe disability: --until-21)',
  unpaid: 'not wholly paid',
  free: 'nothing was paid for it',
  'several-years': 'paid in two calendar years, so the club has to divide it by hand',
  credited: 'a credit note does not say for which line of the order it is',
  'birthdate-missing': 'the birthdate is unknown',
  'few-sessions': 'fewer than ten lessons',
  'child-number': 'the national number of the child is missing',
  'child-number-wrong': 'the national number of the child does not fit the birthdate or its check digits',
  'debtor-number': 'the national number of who paid is missing',
  'debtor-number-wrong': 'the national number of who paid does not fit the birthdate or its check digits',
  'debtor-address': 'the address of who paid is missing',
};
