import type { SeedVoucher } from '../../offer/seedClub.ts';

export const vouchers: readonly SeedVoucher[] = [
  { nid: 1, code: 'WELKOM10', percentage: 10 },
  { nid: 2, code: 'VRIEND15', euros: 15, isCombinable: false },
  { nid: 3, code: 'BALLET5', euros: 5, courseNid: 103 },
  // One voucher for a single use, and one that is used up.
  { nid: 4, code: 'EENMALIG', euros: 20, maxUses: 1 },
  { nid: 5, code: 'OPGEBRUIKT', euros: 20, maxUses: 50, uses: 50 },
  { nid: 6, code: 'VORIGJAAR', percentage: 50, validForDays: -30 },
];
