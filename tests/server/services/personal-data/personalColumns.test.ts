import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { RetentionRule } from '#rules/retention.ts';
import * as schema from '#server/db/schema.ts';
import { keyOf, personalColumns } from '#server/services/personal-data/personalColumns.ts';
import { retentionSteps } from '#server/services/personal-data/retention/retentionSteps.ts';

const tables = Object.values(schema).filter((table) => is(table, PgTable));

/** Columns with a foreign key to a person, and columns named `uid` without a foreign key. */
function columnsNamingPeople(table: PgTable): string[] {
  const { foreignKeys } = getTableConfig(table);
  const referring = foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return getTableName(foreignTable) === 'users' ? columns : [];
  });
  return Object.entries(getTableColumns(table))
    .filter(([name, column]) => referring.includes(column) || (name === 'uid' && table !== schema.users))
    .map(([name]) => `${getTableName(table)}.${name}`);
}

describe('personalColumns', () => {
  it('lists every column of the schema that names a person', () => {
    const known = personalColumns.map((one) => `${getTableName(one.table)}.${keyOf(one)}`);
    expect(known.toSorted()).toEqual(tables.flatMap(columnsNamingPeople).toSorted());
  });

  it('gives every column an end, which a step of the round or a sweep applies', () => {
    const swept: readonly RetentionRule[] = ['login', 'carts', 'traces', 'codes'];
    const own = new Map<PgTable, readonly RetentionRule[]>([
      [schema.questionFiles, ['activity', 'season', 'enquiry', 'participation']],
      [schema.orders, ['books', 'participation']],
      // Lines and entries go with their order.
      [schema.orderLines, ['books', 'participation']],
      [schema.moneyEntries, ['books', 'participation']],
    ]);
    for (const { table, ends } of personalColumns) {
      const step = retentionSteps.find((one) => one.table === table);
      const applied = [...(step?.rules ?? own.get(table) ?? []), ...swept, 'account' as const];
      expect([getTableName(table), ends.length]).not.toEqual([getTableName(table), 0]);
      expect([getTableName(table), ends.filter((end) => !applied.includes(end))]).toEqual([
        getTableName(table),
        [],
      ]);
    }
  });

  it('keeps rows and excludes columns from the export only in the tables listed here', () => {
    const of = (isOne: (one: (typeof personalColumns)[number]) => boolean) => [
      ...new Set(personalColumns.filter(isOne).map(({ table }) => getTableName(table))),
    ];
    expect(of(({ fate }) => fate === 'stays')).toEqual(['certificates', 'orders', 'order_lines']);
    expect(of(({ exported }) => typeof exported !== 'string')).toEqual([
      'hold_windows',
      'kept_drafts',
      'form_drafts',
      'form_versions',
      'club_imports',
      'planned_offers',
      'offer_revisions',
      'club_messages',
      'club_notes',
      'record_claim_people',
      'merge_proposals',
      'calendar_feeds',
      'lesson_changes',
      'priority_invites',
      'outgoing_mails',
      'door_scans',
      'known_devices',
      'one_time_codes',
      'idempotency_keys',
      'club_actions',
      'money_entries',
    ]);
  });
});
