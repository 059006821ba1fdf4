import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailFailure } from '#server/mail/mailer.ts';
import { smtpMailer } from '#server/mail/smtpMailer.ts';

const mail = {
  to: 'zoë@example.org',
  subject: 'Kies een nieuw wachtwoord',
  text: 'Dag Zoë',
  html: '<p>Dag Zoë</p>',
};
const from = 'Clubpoort <clubpoort@example.org>';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

describe('smtpMailer', () => {
  let close = async () => {};
  afterEach(() => close());

  async function smtpServer(refuses: boolean): Promise<{ url: string; received: Received[] }> {
    const received: Received[] = [];
    const server = new SMTPServer({
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'club' && password === 'geheim' ? done(null, { user: username }) : done(new Error('no')),
      onRcptTo: ({ address }, _session, done) =>
        refuses ? done(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 })) : done(),
      onData(stream, { envelope }, done) {
        text(stream).then((raw) => {
          const sender = envelope.mailFrom === false ? '' : (envelope.mailFrom?.address ?? '');
          received.push({ from: sender, to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        }, done);
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close = () => new Promise((resolve) => server.close(() => resolve()));
    // The address of a listening TCP server is always an AddressInfo.
    const { port } = server.server.address() as AddressInfo;
    return { url: `smtp://club:geheim@127.0.0.1:${port}`, received };
  }

  it('sends a mail through a server that requires a password', async () => {
    const { url, received } = await smtpServer(false);
    const mailer = smtpMailer(url, from);
    await mailer.send(mail);
    await mailer.send({ ...mail, to: 'jan@example.org' });
    await mailer.close();
    expect(received).toMatchObject([
      { from: 'clubpoort@example.org', to: ['zoë@example.org'] },
      { to: ['jan@example.org'] },
    ]);
    const parsed = await PostalMime.parse(received[0]?.raw ?? '');
    expect(parsed).toMatchObject({
      from: { name: 'Clubpoort' },
      subject: mail.subject,
      text: expect.stringContaining('Dag Zoë'),
      html: expect.stringContaining('<p>Dag Zoë</p>'),
    });
    expect(parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it.each([
    ['the server knows no such address', true, 'club:geheim', /^a mail was not sent \(EENVELOPE 550\)$/],
    ['the password is wrong', false, 'club:fout', /^a mail was not sent \(EAUTH 535\)$/],
  ])('reports that %s, and not the recipient', async (_name, refuses, login, reason) => {
    const { url } = await smtpServer(refuses);
    const mailer = smtpMailer(url.replace('club:geheim', login), from);
    const sent = mailer.send(mail);
    await expect(sent).rejects.toThrow(MailFailure);
    await expect(sent).rejects.toThrow(reason);
    await mailer.close();
  });

  it.each(['', '?requireTLS=false&ignoreTLS=true'])(
    'sends nothing without TLS to a server on another machine%s',
    async (query) => {
      const { url, received } = await smtpServer(false);
      // 0.0.0.0 reaches this machine too, but the mailer does not recognise it as local.
      const mailer = smtpMailer(url.replace('127.0.0.1', '0.0.0.0') + query, from);
      await expect(mailer.send(mail)).rejects.toThrow(MailFailure);
      expect(received).toEqual([]);
      await mailer.close();
    },
  );

  it('reports a server that does not listen', async () => {
    const { url } = await smtpServer(false);
    await close();
    close = async () => {};
    const mailer = smtpMailer(url, from);
    await expect(mailer.send(mail)).rejects.toThrow(
      /^a mail was not sent \((ESOCKET|ECONNECTION|ECONNREFUSED)\)$/,
    );
    await mailer.close();
  });
});
