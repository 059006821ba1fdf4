import { fillIn } from '@clubpoort/form-engine/headless';
import { combinedVouchers, isGoodVoucher, reductionsOf } from '#rules/vouchers.ts';
import { type CartLine, costOf, reducedLine } from '#server/services/cart/pricedCart.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';

interface ReducedLines {
  readonly lines: readonly CartLine[];
  /** The vouchers that lower the price. */
  readonly voucherNids: readonly number[];
  /** Codes as the client sent them: unknown, not valid, or not combinable with the others. */
  readonly rejectedVouchers: readonly string[];
}

/** Subtracts vouchers from the lines, except those that turns of a pass pay for: a discount would be lost there. */
export function applyVouchers(
  { selection, vouchers, now }: CartFacts,
  lines: readonly CartLine[],
  isPrepaid: (line: CartLine) => boolean,
): ReducedLines {
  const courseNids = new Set(lines.flatMap((line) => courseOf(line) ?? []));
  const given = selection.vouchers.map(({ code, asSent }) => ({
    asSent,
    voucher: vouchers.find((one) => one.code === code && isGoodVoucher(one, now, courseNids)),
  }));
  const counting = combinedVouchers(given.flatMap(({ voucher }) => voucher ?? []));
  // A code that was sent twice counts only the first time.
  const firsts = new Set(counting.map((voucher) => given.find((one) => one.voucher === voucher)?.asSent));
  const reductions = reductionsOf(
    counting,
    lines.map((line) => ({ courseNid: courseOf(line), costCents: isPrepaid(line) ? 0 : costOf(line) })),
  );
  const nameOf = (nid: number) => {
    const code = counting.find((voucher) => voucher.nid === nid)?.code ?? '';
    return fillIn(nl.reductions.voucher, { code });
  };
  return {
    lines: lines.map((line, index) =>
      reducedLine(
        line,
        ...[...reductions].map(([nid, shares]) => ({
          for: 'voucher' as const,
          name: nameOf(nid),
          cents: shares[index] ?? 0,
        })),
      ),
    ),
    voucherNids: [...reductions].flatMap(([nid, shares]) => (shares.some((share) => share > 0) ? [nid] : [])),
    rejectedVouchers: given.flatMap(({ asSent }) => (firsts.has(asSent) ? [] : [asSent])),
  };
}

function courseOf(line: CartLine): number | null {
  return 'courseNid' in line ? line.courseNid : null;
}
