import { describe, expect, it } from 'vitest';
import list from '#schemas/examples/communication/getCommunications.json' with { type: 'json' };
import { parseCommunication, parseCommunications } from '#src/api/entities/communication.ts';
import {
  clubsOf,
  messagesOf,
  readClubFilter,
  withClubFilter,
} from '#src/features/communication/view/clubFilter.ts';
import { messageView } from '#src/features/communication/view/messageView.ts';

const wire = list.response.valid[0]?.value.result ?? [];
const messages = parseCommunications(wire);

describe('messageView', () => {
  it('shows the club, date and recipients of a message, and its address', () => {
    const [first] = messages;
    if (!first) throw new Error('The example has no message');
    expect(messageView(first)).toMatchObject({
      href: '/communication/arabesk/zaalwissel',
      origin: 'Dansstudio Arabesk · 25 november 2026',
      forWhom: 'Voor An Peeters en Noor Peeters',
      isRead: false,
    });
    expect(messageView({ ...first, recipients: [] }).forWhom).toBe('');
  });
});

describe('the filter by club', () => {
  it('is kept in the address, next to other parameters', () => {
    const query = new URLSearchParams('dark=1');
    expect(withClubFilter(query, 'arabesk').toString()).toBe('dark=1&vereniging=arabesk');
    expect(readClubFilter(withClubFilter(query, 'arabesk'))).toBe('arabesk');
    expect(withClubFilter(withClubFilter(query, 'arabesk'), '').toString()).toBe('dark=1');
  });

  it('offers the clubs that sent a message, and filters with the newest first', () => {
    expect(clubsOf(messages).map(({ url }) => url)).toEqual(['arabesk', 'de-zwaluw']);
    expect(messagesOf(messages.toReversed(), '').map(({ id }) => id)).toEqual([7, 3]);
    expect(messagesOf(messages, 'de-zwaluw').map(({ id }) => id)).toEqual([3]);
    expect(messagesOf(messages, 'bestaat-niet')).toEqual([]);
  });
});

describe('parseCommunication', () => {
  it('drops dangerous and unknown blocks, and keeps markup as text', () => {
    const markup = { type: 'paragraph', text: '<img src=x onerror=alert(1)>' };
    const body = [
      markup,
      { type: 'html', text: '<b>vet</b>' },
      ...['javascript:alert(1)', 'http://example.org', '//example.org', 'https:', 5].map((url) => ({
        ...{ type: 'link', label: 'Klik', url },
      })),
      { type: 'link', label: 'Plan', url: 'https://example.org/plan' },
    ];
    expect(parseCommunication({ ...wire[0], body }).body).toEqual([markup, body.at(-1)]);
    expect(parseCommunication({ ...wire[0], body: '<p>Dag</p>' }).body).toEqual([]);
  });
});
