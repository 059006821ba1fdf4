import { describe, expect, it, vi } from 'vitest';
import { askPort } from '#form-engine/src/questions/address/ports/askPort.ts';

const forever = () => new Promise<never>(() => {});
const signal = new AbortController().signal;

describe('askPort', () => {
  it('gives what the host gives, also its failure', async () => {
    await expect(askPort(async () => 'ja', { signal })).resolves.toBe('ja');
    await expect(askPort(() => Promise.reject(new Error('nee')), { signal })).rejects.toThrow('nee');
    await expect(
      askPort(
        () => {
          throw new Error('nee');
        },
        { signal },
      ),
    ).rejects.toThrow('nee');
  });

  it('gives up after its patience, and tells the host', async () => {
    const given: AbortSignal[] = [];
    const asked = askPort(
      (limited) => {
        given.push(limited);
        return forever();
      },
      { signal, patience: 5 },
    );
    await expect(asked).rejects.toThrow('did not answer in time');
    expect(given[0]?.aborted).toBe(true);
  });

  it('stops when it is no longer wanted, whether the host listens or not', async () => {
    const life = new AbortController();
    const asked = askPort(forever, { signal: life.signal });
    life.abort();
    await expect(asked).rejects.toThrow();
    const ask = vi.fn(forever);
    await expect(askPort(ask, { signal: life.signal })).rejects.toThrow();
    expect(ask).not.toHaveBeenCalled();
  });
});
