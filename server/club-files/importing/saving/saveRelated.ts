import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { relatedProducts } from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { partId } from '../../parts/part.ts';
import type { SavedPart } from './savedPart.ts';

/** Saves the tariffs with which products are offered. */
export async function saveRelated(
  tx: Database,
  numberOf: (id: string) => number,
  products: readonly SavedPart[],
): Promise<void> {
  await tx.delete(relatedProducts).where(
    isOneOf(
      relatedProducts.productNid,
      products.map(({ number }) => number),
    ),
  );
  const links = products.flatMap(({ number, values }) =>
    [...new Set(tariffsOf(values.offeredWith, numberOf))].map((tariffNid) => ({
      ...{ productNid: number, tariffNid },
    })),
  );
  if (links.length > 0) await tx.insert(relatedProducts).values(links);
}

function tariffsOf(offeredWith: unknown, numberOf: (id: string) => number): number[] {
  if (!Array.isArray(offeredWith)) return [];
  return offeredWith.map(fieldsOf).map(({ course, tariff }) => {
    const parent = { kind: 'course' as const, id: partId('course', String(course)) };
    return numberOf(partId('tariff', String(tariff), parent));
  });
}
