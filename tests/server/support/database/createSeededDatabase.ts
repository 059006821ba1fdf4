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

/** Nobody may be connected to it any more. */
export function dropDatabase(url: string): Promise<void> {
  return onServer(`drop database if exists ${new URL(url).pathname.slice(1)}`);
}

async function createDatabase(likeWhat: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} ${likeWhat}`);
  return urlOf(name);
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(urlOf('postgres'));
  await client.connect();
  await client.query(statement);
  await client.end();
}

function urlOf(name: string): string {
  return new URL(`/${name}`, inject('seededPostgres')).href;
}
