import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database with the demo data on the PostgreSQL that all test files share; gives its connection string. */
export function createSeededDatabase(): Promise<string> {
  return createDatabase('template seeded');
}

/** The same without a table in it. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase('');
}

async function createDatabase(likeWhat: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(urlOf('postgres'));
  await client.connect();
  await client.query(`create database ${name} ${likeWhat}`);
  await client.end();
  return urlOf(name);
}

function urlOf(name: string): string {
  return new URL(`/${name}`, inject('seededPostgres')).href;
}
