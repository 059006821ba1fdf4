import { getTableName } from 'drizzle-orm';
import type { Retention, RetentionRule } from '#rules/retention.ts';
import { retentions } from '#rules/retention.ts';
import type { Clock } from '#server/clock.ts';
import { Patience, roundLimits, withPatience } from '#server/db/patience.ts';
import { personalColumns } from '#server/services/personal-data/personalColumns.ts';
import {
  applyRetention,
  planRetention,
  type RetentionCounts,
} from '#server/services/personal-data/retention/applyRetention.ts';
import { retentionSteps } from '#server/services/personal-data/retention/retentionSteps.ts';
import { databaseSentence } from '../club/databaseSentence.ts';
import { type Environment, openFiles, withDatabase } from '../club/withDatabase.ts';

interface Terminal {
  readonly env: Environment;
  readonly clock: Clock;
  say(line: string): void;
}

const usage = `Usage: npm run retention -- [--dry-run]

It deletes the personal data that is over today, as the server does once a day. --dry-run only counts it.
It works on the database of DATABASE_URL, else on the data folder (DATA_DIR, .data by default) while no server runs.`;

/** @returns the exit code */
export async function runRetention(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const { env, clock, say } = terminal;
  const isDry = args.includes('--dry-run');
  if (args.length > (isDry ? 1 : 0)) {
    say(usage);
    return 2;
  }
  try {
    const counts = await withDatabase(env, say, async (db) => {
      const context = { db, clock, fileService: await openFiles(env, db) };
      const { signal } = new AbortController();
      const retain = () => (isDry ? planRetention(context) : applyRetention(context, { signal }));
      return withPatience(retain, new Patience(roundLimits));
    });
    for (const line of retentionLines(counts)) say(line);
    if (isDry) say('Nothing was deleted: leave out --dry-run to do so.');
    return 0;
  } catch (error) {
    say(databaseSentence(error));
    return 1;
  }
}

/** A table of the counts, with the rules that decide. */
function retentionLines(counts: RetentionCounts): string[] {
  const rows = Object.entries(counts).map(
    ([table, count]) => [table, String(count), rulesOf(table)] as const,
  );
  const width = Math.max(...rows.map(([table]) => table.length));
  return rows.map(([table, count, rules]) => `${table.padEnd(width)}  ${count.padStart(7)}  ${rules}`);
}

function rulesOf(table: string): string {
  const steps = retentionSteps
    .filter((step) => getTableName(step.table) === table)
    .flatMap(({ rules }) => rules);
  const columns = personalColumns
    .filter((one) => getTableName(one.table) === table)
    .flatMap(({ ends }) => ends);
  return [...new Set(steps.length > 0 ? steps : columns)].map(wordsOf).join(', ');
}

function wordsOf(rule: RetentionRule): string {
  const retention: Retention = retentions[rule];
  if ('years' in retention) return `${rule} (${retention.years} years)`;
  if ('calendarYears' in retention) return `${rule} (${retention.calendarYears} calendar years)`;
  if ('days' in retention) return `${rule} (${retention.days} days)`;
  return rule;
}
