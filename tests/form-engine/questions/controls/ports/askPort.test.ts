import { describe, expect, it, vi } from 'vitest';
import { askPort } from '#form-engine/src/questions/controls/ports/askPort.ts';

const forever = () => new Promise<never>(() => {});
const signal = new AbortController().signal;

describe('askPort', () => {
  it('returns the answer of the port, and passes its failure on', async () => {
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

  it('rejects after its patience, and aborts the signal of the port', async () => {
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

  it('rejects when its signal aborts, also when the port ignores the signal', async () => {
    const life = new AbortController();
    const asked = askPort(forever, { signal: life.signal });
    life.abort();
    await expect(asked).rejects.toThrow();
    const ask = vi.fn(forever);
    await expect(askPort(ask, { signal: life.signal })).rejects.toThrow();
    expect(ask).not.toHaveBeenCalled();
  });
});
