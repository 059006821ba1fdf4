import { describe, expect, it } from 'vitest';
import { sharedLooks } from '#server/http/sharedLooks.ts';

describe('sharedLooks', () => {
  it('answers with a look that began after the question, and shares one look among all who ask meanwhile', async () => {
    const together = sharedLooks();
    const ends: (() => void)[] = [];
    let looks = 0;
    const look = () => {
      const number = ++looks;
      return new Promise<number>((resolve) => ends.push(() => resolve(number)));
    };
    const first = together('shirts', look);
    const late = [together('shirts', look), together('shirts', look)];
    expect(looks).toBe(1);
    ends[0]?.();
    expect(await first).toBe(1);
    await expect.poll(() => looks).toBe(2);
    const later = together('shirts', look);
    ends[1]?.();
    expect(await Promise.all(late)).toEqual([2, 2]);
    await expect.poll(() => looks).toBe(3);
    ends[2]?.();
    expect(await later).toBe(3);
  });

  it('caches nothing, and keeps different questions apart', async () => {
    const together = sharedLooks();
    let looks = 0;
    const look = async () => ++looks;
    expect(await together('shirts', look)).toBe(1);
    expect(await together('shirts', look)).toBe(2);
    expect(await Promise.all([together('a', look), together('b', look)])).toEqual([3, 4]);
  });

  it('passes a failure to the callers who share the look, and looks again for the next caller', async () => {
    const together = sharedLooks();
    const fail = () => Promise.reject(new Error('gone'));
    const both = [together('shirts', fail), together('shirts', async () => 'there')];
    expect(await Promise.allSettled(both)).toMatchObject([
      { status: 'rejected' },
      { status: 'fulfilled', value: 'there' },
    ]);
  });
});
