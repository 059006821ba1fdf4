import { describe, expect, it } from 'vitest';
import { openBannerLooks } from '#src/features/invitations/state/bannerLooks.ts';
import { memory } from './memory.ts';

const first = { club: 1, waiting: 'c7', visit: 'first' };

describe('openBannerLooks', () => {
  it('keeps the banner on the first screen that shows it, also when that screen is loaded again', () => {
    const looks = openBannerLooks(memory());
    expect(looks.isNews(first)).toBe(true);
    looks.note(first);
    looks.note(first);
    expect(looks.isNews(first)).toBe(true);
  });

  it('hides it on the next screen, and stays silent when the person goes back', () => {
    const looks = openBannerLooks(memory());
    looks.note(first);
    const next = { ...first, visit: 'next' };
    expect(looks.isNews(next)).toBe(false);
    looks.note(next);
    looks.note(next);
    expect(looks.isNews(first)).toBe(false);
  });

  it('shows it again when something else waits, and for another club', () => {
    const looks = openBannerLooks(memory());
    looks.note(first);
    looks.note({ ...first, visit: 'next' });
    expect(looks.isNews({ ...first, waiting: 'c7 w12-1141', visit: 'third' })).toBe(true);
    expect(looks.isNews({ ...first, club: 2, visit: 'third' })).toBe(true);
  });

  it.each(['', '{', '[]', '7', '{"waiting":7}'])('takes stored %j as a banner never seen', (stored) => {
    const storage = memory();
    storage.write('invitations-seen.1', stored);
    expect(openBannerLooks(storage).isNews(first)).toBe(true);
  });
});
