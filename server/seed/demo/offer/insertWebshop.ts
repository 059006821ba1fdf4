import { centsOf } from '#rules/money.ts';
import { type Clock, dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import {
  productCategories,
  products,
  productVariants,
  relatedProducts,
  vouchers,
} from '#server/db/schema.ts';
import type { SeedClub } from './seedClub.ts';

const day = 24 * 60 * 60;

export async function insertWebshop(tx: Database, { club, webshop = [] }: SeedClub): Promise<void> {
  for (const [position, { products: offered, ...category }] of webshop.entries()) {
    await tx.insert(productCategories).values({ ...category, clubNid: club.nid, position });
    for (const { variants, relatedTo = [], ...product } of offered) {
      await tx.insert(products).values({ ...product, clubNid: club.nid, categoryNid: category.nid });
      await tx.insert(productVariants).values(
        variants.map(({ euros, ...variant }, index) => ({
          ...variant,
          nid: product.nid * 100 + index + 1,
          productNid: product.nid,
          priceCents: centsOf(euros),
        })),
      );
      if (relatedTo.length > 0)
        await tx
          .insert(relatedProducts)
          .values(relatedTo.map((tariffNid) => ({ tariffNid, productNid: product.nid })));
    }
  }
}

export async function insertVouchers(
  tx: Database,
  { club, vouchers: given = [] }: SeedClub,
  clock: Clock,
): Promise<void> {
  if (given.length === 0) return;
  await tx.insert(vouchers).values(
    given.map(({ percentage, euros = 0, validForDays, ...voucher }) => ({
      ...voucher,
      clubNid: club.nid,
      kind: percentage === undefined ? ('amount' as const) : ('percentage' as const),
      value: percentage ?? centsOf(euros),
      validUntil: validForDays === undefined ? null : dateOf(unixSecondsOf(clock.now()) + validForDays * day),
    })),
  );
}
