import { networkInterfaces } from 'node:os';
import { type Config, readConfig } from './config.ts';
import { databaseFailureOf } from './db/databaseFailure.ts';
import { causeOf } from './http/causeOf.ts';
import { demoPassword } from './seed/demo/people/people.ts';
import type { FoundAccounts } from './seed/findAccounts.ts';
import { startServer } from './startServer.ts';

try {
  const config = readConfig(process.env);
  const server = await startServer(config, say);
  stopOnSignals(server.close);
  sayWhereToGo(config, server.port);
  sayWhoLogsIn(config, server.accounts);
} catch (error) {
  say(`The server can't start: ${reasonOf(error)}`);
  // Exits explicitly, because open handles would keep the process alive.
  process.exit(1);
}

/** Longest time from a signal to the exit, in milliseconds: a supervisor such as Docker kills after 10 seconds. */
const longestStop = 9_000;

/** Finishes the requests under way, then closes the database. A second signal exits at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      say('Stopping');
      // What is cut off is safe: a transaction is rolled back, and a mail is sent again after its lease.
      setTimeout(() => process.exit(0), longestStop).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

function sayWhereToGo({ host }: Config, port: number): void {
  say('');
  say(`  http://localhost:${port}`);
  if (host === '0.0.0.0' || host === '::')
    for (const address of lanAddresses())
      say(
        `  http://${address}:${port}  (from a phone on the same network; HOST=127.0.0.1 keeps it to this machine)`,
      );
  say('');
}

function sayWhoLogsIn({ isDemo }: Config, { demo, hasManager }: FoundAccounts): void {
  if (demo.length > 0 && !isDemo)
    say(
      'WARNING: this database has demo people, and everybody knows their password. Begin with an empty one.',
    );
  if (demo.length > 0) say(`Demo logins, all with the password ${demoPassword}:`);
  for (const { mail, who } of demo) say(`  ${mail.padEnd(26)} ${who}`);
  if (!hasManager)
    say(
      'Nobody manages a club yet. After the import of a club: npm run manage -- invite-manager <club> <mail>',
    );
  say('Ready');
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** Readable sentence for the person who starts the server: what is wrong, and where to change it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is taken by another program. Stop it, or set PORT to another number.`;
  const cause = causeOf(error);
  // PgBouncer refuses settings of a connection.
  if (cause.includes('unsupported startup parameter'))
    return `the pooler at DATABASE_URL refuses settings of a connection (${cause}). Set DATABASE_NAMED_STATEMENTS=off.`;
  if (databaseFailureOf(error) === 'unreachable')
    return `the database at DATABASE_URL doesn't answer (${cause}).`;
  return error.message;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
