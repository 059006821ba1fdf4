import { eq } from 'drizzle-orm';
import { centsOf } from '#rules/money.ts';
import {
  CategoryInFile,
  PassInFile,
  ProductInFile,
  VariantInFile,
  VoucherInFile,
} from '#schemas/club-file/sellingInFile.ts';
import {
  passes,
  productCategories,
  products,
  productVariants,
  relatedProducts,
  vouchers,
} from '../../db/schema.ts';
import { converted } from '../convertedFields.ts';
import { keptColumns } from '../keptFields.ts';
import { momentOf } from '../times.ts';
import { makePart, type Part, partId, saveRow, titleIn } from './part.ts';

export function categoryParts(category: CategoryInFile, position: number, club: Part): Part[] {
  const path = `webshop[${position}]`;
  const { nid, products: offered, ...values } = category;
  const part = makePart({
    ...{ kind: 'category', path, title: category.title, number: nid, key: category.url, parent: club },
    ...{ values, position },
    save: (tx, at) =>
      saveRow(tx, productCategories, {
        row: { ...keptColumns(CategoryInFile, category, converted.category), clubNid: at.clubNid, position },
        at,
      }),
  });
  return [
    part,
    ...offered.flatMap((product, index) =>
      productParts(product, `${path}.products[${index}]`, { club, category }),
    ),
  ];
}

interface OfCategory {
  readonly club: Part;
  readonly category: CategoryInFile;
}

/** A product belongs to the club, so it stays the same product in another category. */
function productParts(product: ProductInFile, path: string, { club, category }: OfCategory): Part[] {
  const { nid, image: _i, variants, ...values } = product;
  const { offeredWith } = values;
  const part = makePart({
    ...{ kind: 'product', path, title: product.title, number: nid, key: product.url, parent: club },
    values: { ...values, category: category.url },
    async save(tx, at) {
      const categoryNid = at.numberOf(partId('category', category.url));
      const columns = keptColumns(ProductInFile, product, converted.product);
      const row = { ...columns, clubNid: at.clubNid, categoryNid };
      const productNid = await saveRow(tx, products, { row, at });
      await tx.delete(relatedProducts).where(eq(relatedProducts.productNid, productNid));
      const course = (url: string) => ({ kind: 'course' as const, id: partId('course', url) });
      const tariffNids = new Set(
        offeredWith.map((beside) => at.numberOf(partId('tariff', beside.tariff, course(beside.course)))),
      );
      for (const tariffNid of tariffNids) await tx.insert(relatedProducts).values({ productNid, tariffNid });
      return productNid;
    },
  });
  return [part, ...variants.map((variant, i) => variantPart(variant, `${path}.variants[${i}]`, part))];
}

function variantPart(variant: VariantInFile, path: string, parent: Part): Part {
  const { nid, ...values } = variant;
  const { title, price } = values;
  return makePart({
    ...{ kind: 'variant', path, title: titleIn(parent, title), number: nid, key: title, parent, values },
    save: (tx, at) =>
      saveRow(tx, productVariants, {
        row: {
          ...keptColumns(VariantInFile, variant, converted.variant),
          ...{ productNid: at.parentNumber, priceCents: centsOf(price) },
          stock: typeof at.values.stock === 'number' ? at.values.stock : null,
        },
        at,
      }),
  });
}

export function passPart(pass: PassInFile, index: number, club: Part): Part {
  const { nid, ...values } = pass;
  const { label, price } = values;
  return makePart({
    ...{
      kind: 'pass',
      path: `passes[${index}]`,
      title: label,
      number: nid,
      key: label,
      parent: club,
      values,
    },
    save: (tx, at) =>
      saveRow(tx, passes, {
        row: {
          ...keptColumns(PassInFile, pass, converted.pass),
          ...{ clubNid: at.clubNid, priceCents: centsOf(price) },
        },
        at,
      }),
  });
}

export function voucherPart(voucher: VoucherInFile, index: number, club: Part): Part {
  const { nid, ...values } = voucher;
  const { code, percentage, amount = 0, course, validFrom, validUntil } = values;
  return makePart({
    ...{
      kind: 'voucher',
      path: `vouchers[${index}]`,
      title: code,
      number: nid,
      key: code,
      parent: club,
      values,
    },
    save: (tx, at) =>
      saveRow(tx, vouchers, {
        row: {
          ...{ ...keptColumns(VoucherInFile, voucher, converted.voucher), clubNid: at.clubNid },
          kind: percentage === undefined ? 'amount' : 'percentage',
          value: percentage ?? centsOf(amount),
          courseNid: course === undefined ? null : at.numberOf(partId('course', course)),
          validFrom: (validFrom !== undefined && momentOf(validFrom)) || null,
          validUntil: (validUntil !== undefined && momentOf(validUntil)) || null,
        },
        at,
      }),
  });
}
