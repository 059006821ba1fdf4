import { centsOf } from '#rules/money.ts';
import { FederationInFile } from '#schemas/club-file/federationInFile.ts';
import {
  CategoryInFile,
  PassInFile,
  ProductInFile,
  VariantInFile,
  VoucherInFile,
} from '#schemas/club-file/sellingInFile.ts';
import { VideoInFile } from '#schemas/club-file/videoInFile.ts';
import type {
  federations,
  passes,
  productCategories,
  products,
  productVariants,
  videos,
  vouchers,
} from '../../db/schema.ts';
import { converted } from '../convertedFields.ts';
import { keptColumns } from '../keptFields.ts';
import { makePart, type Part, partId, type Row, titleIn } from './part.ts';
import { momentOf } from './times.ts';

export function categoryParts(category: CategoryInFile, position: number, club: Part): Part[] {
  const path = `webshop[${position}]`;
  const { nid, products: offered, ...values } = category;
  const part = makePart({
    ...{ kind: 'category', path, title: category.title, number: nid, key: category.url, parent: club },
    ...{ values, position },
    row: ({ clubNid }): Row<typeof productCategories> => ({
      ...{ ...keptColumns(CategoryInFile, category, converted.category), clubNid, position },
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
  const part = makePart({
    ...{ kind: 'product', path, title: product.title, number: nid, key: product.url, parent: club },
    values: { ...values, category: category.url },
    row: ({ clubNid, numberOf }): Row<typeof products> => ({
      ...{ ...keptColumns(ProductInFile, product, converted.product), clubNid },
      categoryNid: numberOf(partId('category', category.url)),
    }),
  });
  return [part, ...variants.map((variant, i) => variantPart(variant, `${path}.variants[${i}]`, part))];
}

function variantPart(variant: VariantInFile, path: string, parent: Part): Part {
  const { nid, ...values } = variant;
  const { title, price } = values;
  return makePart({
    ...{ kind: 'variant', path, title: titleIn(parent, title), number: nid, key: title, parent, values },
    row: (at): Row<typeof productVariants> => ({
      ...keptColumns(VariantInFile, variant, converted.variant),
      ...{ productNid: at.parentNumber, priceCents: centsOf(price) },
      stock: typeof at.values.stock === 'number' ? at.values.stock : null,
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
    row: ({ clubNid }): Row<typeof passes> => ({
      ...keptColumns(PassInFile, pass, converted.pass),
      ...{ clubNid, priceCents: centsOf(price) },
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
    row: ({ clubNid, numberOf }): Row<typeof vouchers> => ({
      ...{ ...keptColumns(VoucherInFile, voucher, converted.voucher), clubNid },
      kind: percentage === undefined ? 'amount' : 'percentage',
      value: percentage ?? centsOf(amount),
      courseNid: course === undefined ? null : numberOf(partId('course', course)),
      validFrom: (validFrom !== undefined && momentOf(validFrom)) || null,
      validUntil: (validUntil !== undefined && momentOf(validUntil)) || null,
    }),
  });
}

export function videoPart(video: VideoInFile, index: number, club: Part): Part {
  const { nid, ...values } = video;
  const { title, course } = values;
  return makePart({
    ...{ kind: 'video', path: `videos[${index}]`, title, number: nid, key: title, parent: club },
    ...{ values, position: index },
    row: ({ clubNid, numberOf }): Row<typeof videos> => ({
      ...{ ...keptColumns(VideoInFile, video, converted.video), clubNid, position: index },
      courseNid: course === undefined ? null : numberOf(partId('course', course)),
    }),
  });
}

export function federationPart(federation: FederationInFile, index: number, club: Part): Part {
  const { nid, ...values } = federation;
  const { title, url } = values;
  return makePart({
    ...{ kind: 'federation', path: `federations[${index}]`, title, number: nid, key: url, parent: club },
    ...{ values, position: index },
    row: ({ clubNid }): Row<typeof federations> => ({
      ...{ ...keptColumns(FederationInFile, federation, converted.federation), clubNid, position: index },
    }),
  });
}
