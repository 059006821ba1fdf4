import { describe, expect, it } from 'vitest';
import list from '#schemas/examples/communication/getCommunications.json' with { type: 'json' };
import { parseCommunications } from '#src/api/entities/club/communication.ts';
import {
  clubsOf,
  messagesOf,
  readClubFilter,
  withClubFilter,
} from '#src/features/communication/view/clubFilter.ts';

const wire = list.response.valid[0]?.value.result ?? [];
const messages = parseCommunications(wire);

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
