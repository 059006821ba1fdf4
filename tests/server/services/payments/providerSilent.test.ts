import { describe, expect, it } from 'vitest';
import { askEach, ProviderSilent } from '#server/services/payments/providerSilent.ts';

const account = (accountId: number | null) => ({ accountId });

describe('askEach', () => {
  it('asks an account no more that was silent twice, and goes on with the others', async () => {
    const asked: (number | null)[] = [];
    const silences = await askEach([1, 1, null, 1, 2, 1].map(account), async ({ accountId }) => {
      asked.push(accountId);
      if (accountId === 1) throw new ProviderSilent();
    });
    expect(asked).toEqual([1, 1, null, 2]);
    expect(silences).toHaveLength(2);
  });

  it('fails by an error that is no silence of a provider', async () => {
    const failing = askEach([account(1)], async () => {
      throw new Error('The database is gone');
    });
    await expect(failing).rejects.toThrow('The database is gone');
  });
});
