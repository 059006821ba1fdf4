import { describe, expect, it } from 'vitest';
import {
  filterChoices,
  filterInvoices,
  readFilters,
  withFilter,
  withoutFilters,
} from '#src/features/invoices/view/invoiceFilters.ts';
import { inParts, late, paid } from '../invoiceFixtures.ts';

describe('the filters of the invoices', () => {
  const other = { ...inParts, uid: 4, name: 'Mila Peeters', placed: inParts.placed - 400 * 86_400 };
  const many = [inParts, late, paid, other, other];

  it('are offered for a long list with more than one value', () => {
    expect(filterChoices(many).map(({ name, options }) => [name, options.map(({ label }) => label)])).toEqual(
      [
        ['member', ['Lars Peeters', 'Mila Peeters']],
        ['year', ['2026', '2025']],
      ],
    );
    expect(filterChoices(many.slice(0, 4))).toEqual([]);
  });

  it('are kept in the address beside other parameters, and an invalid one finds nothing', () => {
    const query = withFilter(new URLSearchParams('noScroll=1'), 'member', '4');
    expect(query.toString()).toBe('noScroll=1&lid=4');
    expect(filterInvoices(many, readFilters(query))).toEqual([other, other]);
    expect(withoutFilters(query).toString()).toBe('noScroll=1');
    for (const wrong of ['lid=x', 'jaar=%00', 'vereniging=__proto__'])
      expect(filterInvoices(many, readFilters(new URLSearchParams(wrong)))).toEqual([]);
  });
});
