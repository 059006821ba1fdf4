import { rmSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';
import { pathToFileURL } from 'node:url';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#scripts/root.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { testStart } from '../../support/clock/testStart.ts';
import { freePort } from '../../support/freePort.ts';
import {
  type MollieStandIn,
  mollieTestKey,
  startMollieStandIn,
} from '../../support/mollie/startMollieStandIn.ts';
import { findPostgresPrograms } from '../support/database/findPostgresPrograms.ts';
import { type RealPostgres, startPostgres } from '../support/database/realPostgres.ts';
import { codeIn } from '../support/mails/readMails.ts';
import { type SmtpProcess, startSmtp } from '../support/mails/startSmtp.ts';
import { blocksOf, replaceAll } from './support/documentBlocks.ts';
import { type Machine, startMachine } from './support/machine.ts';
import { createOrigin, laterColumn, type OriginRepository } from './support/originRepository.ts';
import { type PortalClient, portalClient } from './support/portalClient.ts';
import { fillCart } from './support/register.ts';
import { wholeMachinePrograms } from './support/wholeMachinePrograms.ts';

const preloads = ['tests/support/clock/shiftServerDate.ts', 'tests/support/mollie/trustStandIn.ts'];

describe('the pages of docs/run on an empty machine', () => {
  let machine: Machine;
  let origin: OriginRepository;
  let postgres: RealPostgres;
  let smtp: SmtpProcess;
  let mollie: MollieStandIn;
  let portal: string;

  beforeAll(async () => {
    const [server, secure, plain] = [await freePort(), await freePort(), await freePort()];
    postgres = await startPostgres(findPostgresPrograms(), { asksPasswords: true });
    const { port } = new URL(await postgres.createDatabase('nobodys'));
    smtp = await startSmtp();
    portal = `https://localhost:${secure}`;
    origin = createOrigin({
      'deploy/nginx.conf': {
        'server 127.0.0.1:3000;': `server 127.0.0.1:${server};`,
        'listen 80;': `listen 127.0.0.1:${plain};`,
        'listen [::]:80;': `listen 127.0.0.2:${plain};`,
        'listen 443 ssl': `listen 127.0.0.1:${secure} ssl`,
        'listen [::]:443 ssl': `listen 127.0.0.2:${secure} ssl`,
        'Host $host;': 'Host $http_host;',
      },
    });
    mollie = await startMollieStandIn();
    machine = await startMachine(wholeMachinePrograms, {
      POSTGRES_PORT: port,
      SERVER_NODE_OPTIONS: preloads.map((file) => `--import=${pathToFileURL(join(root, file))}`).join(' '),
      CLOCK_OFFSET: String(testStart.getTime() - Date.now()),
      MOLLIE_URL: mollie.url,
    });
    ports = {
      'PORT=3000': `PORT=${server}`,
      '127.0.0.1:3000': `127.0.0.1:${server}`,
      '@localhost/clubpoort': `@localhost:${port}/clubpoort`,
      'https://$DOMAIN': portal,
    };
    await machine.run(`DOMAIN=localhost REPOSITORY=${origin.folder} SMTP_URL=${smtp.url} MANAGER=hanne@example.org
MAIL_FROM='Tekenclub <inschrijvingen@example.org>' MOLLIE_API_KEY=${mollieTestKey}`);
  }, 120_000);
  afterAll(async () => {
    tls.setDefaultCACertificates(trusted);
    await machine?.stop();
    await mollie?.stop();
    await smtp?.stop();
    await postgres?.stop();
    rmSync(origin.folder, { recursive: true, force: true });
  });
  let ports: Readonly<Record<string, string>>;
  /** Runs commands of a page, with the ports that the test has in place of those of a machine. */
  const run = (commands: string) => {
    const here = Object.entries(ports).filter(([from]) => commands.includes(from));
    return machine.run(replaceAll(commands, Object.fromEntries(here)));
  };

  const mailTo = async (to: string, subject: string) => {
    const find = async () => {
      const theirs = smtp.received.filter((mail) => mail.to === to);
      const read = await Promise.all(theirs.map(({ raw }) => PostalMime.parse(raw)));
      return read.find((mail) => mail.subject === subject);
    };
    await expect.poll(find, { timeout: 60_000 }).toBeDefined();
    return find();
  };
  const newAccount = async (fname: string, mail: string) => {
    const client = portalClient(portal);
    const person = { fname, lname: 'Verbeke', birthdate: '1984-03-02', password: 'vier paarse olifanten' };
    const { user } = await client.ask('register_account', { ...person, mail });
    return { client, uid: user?.uid ?? 0 };
  };
  const orderOf = async (client: PortalClient) =>
    (await client.ask('get_order', { oids: String(oid) })).result[0];
  let parent: PortalClient;
  let oid: number;

  it.each(blocksOf('docs/run/install.md'))(
    'install from nothing: $title',
    async ({ commands }) => void (await run(commands)),
    240_000,
  );

  it('has a server with no people, behind a proxy with TLS, that the certificate of the page proves', async () => {
    trust(await run('cat /etc/clubpoort/tls/fullchain.pem'));
    expect((await fetch(`${portal}/readyz`)).status).toBe(200);
    const demo = { mail: 'ouder@example.org', password: demoPassword };
    expect(await portalClient(portal).call('login', demo)).toMatchObject({ status: 401 });
  });

  it('lets the manager in by the mailed link', async () => {
    const invitation = await mailTo('hanne@example.org', 'Beheer Tekenclub De Krul op Clubpoort');
    const { client } = await newAccount('Hanne', 'hanne@example.org');
    await client.ask('accept_role_invite', { code: codeIn(invitation) });
    expect(await run('clubpoort manage -- list')).toMatch(/^ {2}manager {2}hanne@example\.org$/m);
  }, 120_000);

  it('takes the first registration, and its payment at Mollie, with a mail and a receipt', async () => {
    const account = await newAccount('Lies', 'lies@example.org');
    parent = account.client;
    // Else the receipt waits: mails to an unconfirmed address are five minutes apart.
    await parent.ask('confirm_mail', {
      code: codeIn(await mailTo('lies@example.org', 'Bevestig je e-mailadres')),
    });
    const { result: club } = await parent.ask('get_club_by_url', { url: 'voorbeeld' });
    const { result: course } = await parent.ask('get_course', {
      club: club.nid,
      course: 'schilderen-in-de-zomer',
    });
    const cart = await fillCart(parent, {
      ...{ club: club.nid, uid: account.uid, tariff: course.tariffs[0]?.nid ?? 0 },
      answers: { 'Is er iets waarop we moeten letten?': 'nee' },
    });
    oid = (await parent.ask('place_order', cart)).result.oids[0] ?? 0;
    const { headers } = await parent.call('redirect_to_mollie_payment', { oid });
    const body = new URLSearchParams({ status: 'paid', method: 'bancontact' });
    const chosen = await fetch(headers.get('location') ?? '', { method: 'POST', body, redirect: 'manual' });
    expect(chosen.headers.get('location')).toBe(`${portal}/bevestiging/${oid}?terug=betaling`);
    expect(await mollie.payments()).toMatchObject([{ status: 'paid', amount: { value: '120.00' } }]);
    expect(await orderOf(parent)).toMatchObject({
      oid,
      due: 0,
      payment: 'paid',
      registrations: [{ status: 'registered' }],
    });
    await mailTo('lies@example.org', `Je bestelling bij Tekenclub De Krul (nr. ${oid})`);
    await mailTo(
      'lies@example.org',
      `Je betaling aan Tekenclub De Krul is goed ontvangen (bestelling ${oid})`,
    );
  }, 120_000);

  it('goes to a later version with a new migration, and keeps the order', async () => {
    origin.releaseLater();
    await machine.run('VERSION=v2 OLD_VERSION=v1');
    for (const { commands } of blocksOf('docs/run/upgrade.md').filter(({ title }) => title === 'Upgrade'))
      await run(commands);
    expect(await columnsOf('clubpoort')).toContain(laterColumn);
    expect(await orderOf(parent)).toMatchObject({ oid, due: 0, payment: 'paid' });
  }, 240_000);

  it('goes back to the old version over that migration, with the order of before', async () => {
    for (const { commands } of blocksOf('docs/run/upgrade.md').filter(({ title }) => title !== 'Upgrade'))
      await run(commands);
    expect(await columnsOf('clubpoort_before')).not.toContain(laterColumn);
    expect(await orderOf(parent)).toMatchObject({ oid, due: 0, payment: 'paid' });
  }, 240_000);

  it('never shows the password of the database among the arguments of a program', async () => {
    const password = await run('printf %s "$password"');
    expect(password).toMatch(/^[0-9a-f]{48}$/);
    const dumps = await run('cat "$MACHINE/pg_dump-arguments"');
    expect(dumps).toContain('--dbname=postgres://clubpoort@localhost');
    expect(dumps).not.toContain(password);
  });

  /** Columns of the clubs in a database. */
  const columnsOf = async (database: string) => {
    const query = "select column_name from information_schema.columns where table_name = 'clubs'";
    return run(`sudo -u postgres psql --quiet --dbname=${database} --tuples-only <<< "${query}"`);
  };
});

const trusted = tls.getCACertificates('default');

function trust(certificate: string): void {
  tls.setDefaultCACertificates([...trusted, certificate]);
}
