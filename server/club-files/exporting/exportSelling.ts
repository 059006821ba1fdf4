import { asc, eq } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import { FederationInFile } from '#schemas/club-file/federationInFile.ts';
import {
  CategoryInFile,
  ProductInFile,
  VariantInFile,
  VoucherInFile,
} from '#schemas/club-file/sellingInFile.ts';
import { VideoInFile } from '#schemas/club-file/videoInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import {
  federations,
  productCategories,
  products,
  productVariants,
  relatedProducts,
  videos,
  vouchers,
} from '../../db/schema.ts';
import { converted } from '../convertedFields.ts';
import { keptFields } from '../keptFields.ts';
import { inOneOrder } from '../parts/inOneOrder.ts';
import { momentText } from '../parts/times.ts';
import type { ExportedCourses } from './exportCourses.ts';

export async function exportWebshop(
  db: Database,
  clubNid: number,
  offered: ExportedCourses,
): Promise<ClubFile['webshop']> {
  const categories = await db
    .select()
    .from(productCategories)
    .where(eq(productCategories.clubNid, clubNid))
    .orderBy(asc(productCategories.position), asc(productCategories.nid));
  const ofCategory = Map.groupBy(await loadProducts(db, clubNid), ({ row }) => row.categoryNid);
  return categories.map((category) => ({
    ...{ nid: category.nid, ...keptFields(CategoryInFile, category, converted.category) },
    products: (ofCategory.get(category.nid) ?? []).map((product) => productInFile(product, offered)),
  }));
}

type LoadedProduct = Awaited<ReturnType<typeof loadProducts>>[number];

async function loadProducts(db: Database, clubNid: number) {
  const ofClub = eq(products.clubNid, clubNid);
  const rows = await db.select().from(products).where(ofClub).orderBy(asc(products.nid));
  const variants = await db
    .select({ variant: productVariants })
    .from(productVariants)
    .innerJoin(products, eq(products.nid, productVariants.productNid))
    .where(ofClub)
    .orderBy(asc(productVariants.nid));
  const related = await db
    .select({ link: relatedProducts })
    .from(relatedProducts)
    .innerJoin(products, eq(products.nid, relatedProducts.productNid))
    .where(ofClub)
    .orderBy(asc(relatedProducts.tariffNid));
  return rows.map((row) => ({
    row,
    variants: variants.map(({ variant }) => variant).filter(({ productNid }) => productNid === row.nid),
    tariffs: related.filter(({ link }) => link.productNid === row.nid).map(({ link }) => link.tariffNid),
  }));
}

function productInFile({ row, variants, tariffs }: LoadedProduct, offered: ExportedCourses): ProductInFile {
  return {
    ...{ nid: row.nid, ...keptFields(ProductInFile, row, converted.product) },
    offeredWith: inOneOrder(tariffs.flatMap((tariff) => offered.tariffs.get(tariff) ?? [])),
    variants: variants.map((variant) => ({
      ...{ nid: variant.nid, ...keptFields(VariantInFile, variant, converted.variant) },
      price: eurosOf(variant.priceCents),
      ...(variant.stock !== null && { stock: variant.stock }),
    })),
  };
}

export async function exportVouchers(
  db: Database,
  clubNid: number,
  courses: ReadonlyMap<number, string>,
): Promise<ClubFile['vouchers']> {
  const rows = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.clubNid, clubNid))
    .orderBy(asc(vouchers.nid));
  return rows.map((voucher) => {
    const { nid, kind, value, courseNid, validFrom, validUntil } = voucher;
    const course = courseNid === null ? undefined : courses.get(courseNid);
    return {
      ...{ nid, ...keptFields(VoucherInFile, voucher, converted.voucher) },
      ...(kind === 'percentage' ? { percentage: value } : { amount: eurosOf(value) }),
      ...(course !== undefined && { course }),
      ...(validFrom && { validFrom: momentText(validFrom) }),
      ...(validUntil && { validUntil: momentText(validUntil) }),
    };
  });
}

export async function exportVideos(
  db: Database,
  clubNid: number,
  courses: ReadonlyMap<number, string>,
): Promise<ClubFile['videos']> {
  const rows = await db
    .select()
    .from(videos)
    .where(eq(videos.clubNid, clubNid))
    .orderBy(asc(videos.position), asc(videos.nid));
  return rows.map((video) => {
    const course = video.courseNid === null ? undefined : courses.get(video.courseNid);
    return {
      ...{ nid: video.nid, ...keptFields(VideoInFile, video, converted.video) },
      ...(course !== undefined && { course }),
    };
  });
}

export async function exportFederations(db: Database, clubNid: number): Promise<ClubFile['federations']> {
  const rows = await db
    .select()
    .from(federations)
    .where(eq(federations.clubNid, clubNid))
    .orderBy(asc(federations.position), asc(federations.nid));
  return rows.map((federation) => ({
    ...{ nid: federation.nid, ...keptFields(FederationInFile, federation, converted.federation) },
  }));
}
