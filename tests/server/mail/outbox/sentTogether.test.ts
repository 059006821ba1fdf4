import { expect, it } from 'vitest';
import { mostUrgentFirst, sentTogether } from '#server/mail/outbox/sentTogether.ts';

const mail = (subject: string, club = 'Arabesk') => ({
  ...{ to: 'an@example.org', subject, text: `Over: ${subject}` },
  sender: { name: club },
});

it('mostUrgentFirst puts a place that waits for an answer first, and leaves the others in their order', () => {
  const kinds = ['order', 'reminder', 'receipt', 'offer', 'change', 'stop'] as const;
  expect(mostUrgentFirst(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual([
    ...['offer', 'stop', 'reminder', 'order', 'receipt', 'change'],
  ]);
});

it('sentTogether says in its subject what is first in it, and how many follow', () => {
  const [place, order, receipt] = ['Er is een plaats vrij in Tekenen', 'Je bestelling', 'Betaald'].map(
    (subject) => mail(subject),
  );
  if (!place || !order || !receipt) throw new Error('Three mails were made');
  expect(sentTogether([place])).toBe(place);
  expect(sentTogether([place, order]).subject).toBe('Er is een plaats vrij in Tekenen (en nog 1 bericht)');
  const all = sentTogether([place, order, receipt]);
  expect(all.subject).toBe('Er is een plaats vrij in Tekenen (en nog 2 berichten)');
  expect(all.text).toMatch(/^Er is een plaats vrij in Tekenen\n.*\nJe bestelling\n.*\nBetaald\n/s);
  expect(all.sender).toEqual({ name: 'Arabesk' });
  expect(sentTogether([place, mail('Dag', 'Judo')]).sender).toBeUndefined();
});
