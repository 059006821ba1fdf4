import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Creates a database with the demo data on the PostgreSQL server that all test files share. Returns its connection string. */
export function createSeededDatabase(): Promise<string> {
  return createDatabase('template seeded strategy file_copy');
}

/** Creates such a database as releases without an id of the installation left it: its files may be in any folder. */
export async function createSeededDatabaseWithoutId(): Promise<string> {
  const url = await createSeededDatabase();
  await run(url, 'delete from installation');
  return url;
}

/** Creates an empty database without tables on the same server. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase('');
}

/** Drops a database. No connection to it may be open. */
export function dropDatabase(url: string): Promise<void> {
  return onServer(`drop database if exists ${new URL(url).pathname.slice(1)}`);
}

async function createDatabase(likeWhat: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} ${likeWhat}`);
  return urlOf(name);
}

function onServer(statement: string): Promise<void> {
  return run(urlOf('postgres'), statement);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function urlOf(name: string): string {
  return new URL(`/${name}`, inject('seededPostgres')).href;
}
