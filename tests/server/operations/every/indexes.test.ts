import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scannedTables } from '../../support/database/scannedTables.ts';
import {
  reads,
  type SizedServer,
  startSizedServer,
  statementsOf,
} from '../../support/database/sizedServer.ts';

/** Tables that grow with the years or the members of a club. */
const largeTables = new Set([
  ...['users', 'club_members', 'sessions', 'courses', 'course_sessions', 'course_terms', 'tariffs'],
  ...['orders', 'order_lines', 'order_instalments', 'payments', 'documents', 'credit_notes'],
  ...['registrations', 'trial_sessions', 'queue_entries', 'reservations', 'tickets', 'cancellations'],
  ...['submissions', 'submission_answers', 'answers', 'question_files'],
  ...['communication_recipients', 'communication_reads', 'attendances', 'absences', 'pass_moves'],
]);

describe('every statement of a read operation finds its rows in large tables by an index', () => {
  let sized: SizedServer;
  let client: pg.Client;
  beforeAll(async () => {
    sized = await startSizedServer({
      ...{
        clubs: 0,
        courses: 200,
        members: 600,
        orders: 300,
        answers: 1_000,
        waitingLists: 40,
        participants: 60,
      },
      familyOrders: 10,
    });
    client = new pg.Client(sized.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await sized.server.stop();
  });

  it.each(reads.map(({ name }) => name))('%s', async (name) => {
    for (const statement of await statementsOf(name, sized)) {
      const scanned = await scannedTables(client, statement);
      expect(
        scanned.filter((table) => largeTables.has(table)),
        statement.text,
      ).toEqual([]);
    }
  });
});
