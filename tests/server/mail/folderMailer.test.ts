import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderMailer } from '#server/mail/folderMailer.ts';
import { MailFailure } from '#server/mail/mailer.ts';
import { readMails } from '../support/mails/readMails.ts';
import { testClock } from '../support/testClock.ts';

const options = { from: 'Clubpoort <clubpoort@example.org>', clock: testClock() };
const mail = { to: 'zoë@example.org', subject: 'Één vraag – “Zoë”', text: 'Dag Zoë\n\nTot gauw' };

describe('folderMailer', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'clubpoort-mail-')), 'not', 'there', 'yet');
  });

  it('writes a mail as a file that a mail program reads', async () => {
    await folderMailer(folder, options).send({ ...mail, html: '<p>Dag Zoë</p>' });
    expect(await readMails(folder)).toMatchObject([
      {
        from: { name: 'Clubpoort', address: 'clubpoort@example.org' },
        to: [{ address: 'zoë@example.org' }],
        subject: mail.subject,
        text: expect.stringContaining('Tot gauw'),
        html: expect.stringContaining('<p>Dag Zoë</p>'),
        date: '2026-11-20T09:00:00.000Z',
      },
    ]);
  });

  it('writes each mail to a private file, whose name does not reveal the recipient', async () => {
    const mailer = folderMailer(folder, options);
    await Promise.all([mailer.send(mail), mailer.send(mail), mailer.send(mail)]);
    const names = readdirSync(folder);
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect(name).toMatch(/^2026-11-20T09-00-00\.000Z-[0-9a-f-]{36}\.eml$/);
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });

  it('removes the half of a mail that a killed process left, an hour later', async () => {
    const mailer = folderMailer(folder, options);
    await mailer.send(mail);
    const half = join(folder, '2026-11-20T08-30-00.000Z-x.half');
    writeFileSync(half, 'Dag');
    await mailer.sweep(new Date('2026-11-20T09:00:00Z'));
    expect(readdirSync(folder)).toHaveLength(2);
    await mailer.sweep(new Date('2026-11-20T09:31:00Z'));
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.eml$/)]);
  });

  it('removes the mails to an erased person, and no others', async () => {
    const mailer = folderMailer(folder, options);
    await mailer.forget(['zoë@example.org']);
    const recipients = ['zoë@example.org', 'Zoë@Example.org', 'jan@example.org', 'xzoë@example.org'];
    for (const to of recipients) await mailer.send({ ...mail, to, text: 'Dag zoë@example.org' });
    await mailer.forget(['zoë@example.org', 'niemand@example.org']);
    const left = (await readMails(folder)).map(({ to }) => to?.[0]?.address);
    expect(left.toSorted()).toEqual(['jan@example.org', 'xzoë@example.org']);
  });

  it('sweeps mails that are older than 30 days', async () => {
    const clock = testClock();
    const mailer = folderMailer(folder, { ...options, clock });
    await mailer.send({ ...mail, to: 'jan@example.org' });
    clock.advance({ days: 10 });
    await mailer.send(mail);
    clock.advance({ days: 20, seconds: -1 });
    await mailer.sweep(clock.now());
    expect(await readMails(folder)).toHaveLength(2);
    clock.advance({ seconds: 2 });
    await mailer.sweep(clock.now());
    expect((await readMails(folder)).map(({ to }) => to?.[0]?.address)).toEqual(['zoë@example.org']);
  });

  it.each([
    ['a second address by a line break', { to: 'a@example.org\r\nBcc: b@example.org' }],
    ['a second address by a comma', { to: 'a@example.org, b@example.org' }],
    ['a list of addresses', { to: 'a@example.org;b@example.org' }],
    ['an address in brackets', { to: 'a@example.org <b@example.org>' }],
    ['no address', { to: '' }],
    ['a header in the subject', { subject: 'Hallo\nBcc: b@example.org' }],
    ['a NUL in the subject', { subject: 'Hallo\0' }],
  ])('sends nothing for %s', async (_name, wrong) => {
    const sent = folderMailer(folder, options).send({ ...mail, ...wrong });
    await expect(sent).rejects.toThrow(MailFailure);
    await expect(sent).rejects.not.toThrow('example.org');
    expect(() => readdirSync(folder)).toThrow('ENOENT');
  });

  it('does not read a file that a mail names', async () => {
    const text = '/etc/passwd\n{{7*7}} file:///etc/passwd';
    await folderMailer(folder, options).send({ ...mail, text });
    const [name = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, name), 'utf8')).not.toContain('root:');
    expect((await readMails(folder))[0]?.text?.trim()).toBe(text);
  });

  it('gives the cause of a failure, and not the recipient', async () => {
    writeFileSync(join(folder, '../..').replace(/\/not$/, '/file'), '');
    const blocked = join(folder, '../../../file', 'mail');
    await expect(folderMailer(blocked, options).send(mail)).rejects.toThrow(
      /^a mail was not sent \((ENOTDIR|EEXIST): [^@]*\)$/,
    );
  });
});
