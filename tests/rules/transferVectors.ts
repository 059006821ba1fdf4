import { rules } from '@clubpoort/form-engine/headless';
import { expect, it } from 'vitest';
import { isEnterpriseNumber } from '#rules/legalIdentity.ts';
import { formatIban, transferCode } from '#rules/transferCode.ts';
import { transferReference } from '#rules/transferReference.ts';
import accounts from '../cases/belgium/accounts.json' with { type: 'json' };
import enterpriseNumbers from '../cases/belgium/enterpriseNumbers.json' with { type: 'json' };
import transfers from '../cases/belgium/transfers.json' with { type: 'json' };

const transfer = {
  ...{ to: 'Dansstudio Arabesk vzw', iban: 'BE68539007547034', amountCents: 22_500 },
  reference: '+++000/0000/00101+++',
};

/** What a bank reads, in the same cases on the server and in a browser. */
export function testTransfers(): void {
  it.each(transfers)('transferReference of $order is $reference', ({ order, reference }) => {
    expect(transferReference(order)).toBe(reference);
  });

  it.each(accounts)('isIban of "$iban" is $isAccount', ({ iban, isAccount }) => {
    expect(rules.isIban(iban)).toBe(isAccount);
  });

  it.each(enterpriseNumbers)('isEnterpriseNumber of "$digits" is $isNumber', ({ digits, isNumber }) => {
    expect(isEnterpriseNumber(digits)).toBe(isNumber);
  });

  it('transferCode has twelve lines at most, with the communication in the line of free text', () => {
    expect(transferCode({ ...transfer, codeLine: 'free' })).toBe(
      'BCD\n002\n1\nSCT\n\nDansstudio Arabesk vzw\nBE68539007547034\nEUR225.00\n\n\n+++000/0000/00101+++',
    );
  });

  it('transferCode has the communication in the structured line where the club wants it', () => {
    expect(transferCode({ ...transfer, codeLine: 'structured' })).toBe(
      'BCD\n002\n1\nSCT\n\nDansstudio Arabesk vzw\nBE68539007547034\nEUR225.00\n\n+++000/0000/00101+++',
    );
  });

  it('transferCode shortens a name to 70 characters, and stays within 331 bytes', () => {
    const code = transferCode({ ...transfer, to: 'é'.repeat(200), codeLine: 'free' });
    expect(code.split('\n')[5]).toHaveLength(70);
    expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331);
  });

  it('formatIban writes groups of four', () => {
    expect(formatIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
  });
}
