import { describe, expect, it } from 'vitest';
import { composed } from '#server/mail/composed.ts';

const mail = { to: 'an@example.org', subject: 'Dag', text: 'Dag An' };

describe('composed', () => {
  it.each(['Clubpoort <post@portaal.example.org>', 'post@portaal.example.org'])(
    'puts the name of a club beside the address of the portal (%s), and lets the club get the answers',
    (from) => {
      const sender = { name: 'Studio "A", Gent via Clubpoort', replyTo: 'hallo@studio.example.org' };
      expect(composed(from, { ...mail, sender, id: 'x' })).toMatchObject({
        from: { name: sender.name, address: 'post@portaal.example.org' },
        replyTo: { name: '', address: 'hallo@studio.example.org' },
        messageId: '<x@portaal.example.org>',
      });
    },
  );

  it('is from the portal itself without a sender', () => {
    const message = composed('Clubpoort <post@portaal.example.org>', mail);
    expect(message).toMatchObject({ from: 'Clubpoort <post@portaal.example.org>' });
    expect(message).not.toHaveProperty('replyTo');
  });

  it.each(['a@x.example.org;b@x.example.org', 'a@x.example.org\r\nBcc: b@x.example.org', 'hallo'])(
    'leaves out "%s" as the address for answers',
    (replyTo) => {
      expect(composed('p@example.org', { ...mail, sender: { name: 'Club', replyTo } })).not.toHaveProperty(
        'replyTo',
      );
    },
  );

  it('keeps a line break in the name of a club out of the header', () => {
    const sender = { name: 'Club\r\nBcc: b@example.org' };
    expect(composed('p@example.org', { ...mail, sender }).from).toMatchObject({
      name: 'Club  Bcc: b@example.org',
    });
  });
});
