import type { OfferFile } from '../state/offerFile.ts';
import { itemKey } from './itemKey.ts';
import { type OfferPartName, partOfType } from './offerHrefs.ts';

/** The place of a fault on the screen. */
export interface FaultPlace {
  readonly part: OfferPartName;
  /** Absent for the club. */
  readonly item?: string;
  /** JSON pointer in the item or the club. */
  readonly field: string;
}

/** Lists whose items have one form each. */
const partOfList = {
  passes: 'beurtenkaarten',
  vouchers: 'kortingscodes',
  videos: 'videos',
  federations: 'federaties',
} as const;

function isPlainList(list: string): list is keyof typeof partOfList {
  return Object.hasOwn(partOfList, list);
}

/** Finds the place of a path in a file, such as `courses[2].tariffs[0].price`. `undefined` where the screen has none. */
export function faultPlace(path: string, file: OfferFile): FaultPlace | undefined {
  const [list = '', ...names] = path.split(/[.[\]]+/).filter(Boolean);
  if (list === 'club') return { part: 'club', field: pointerOf(names) };
  const [position = '', ...inside] = names;
  const index = Number(position);
  if (list === 'courses') {
    const course = file.courses[index];
    return (
      course && { part: partOfType[course.type], item: itemKey(course, index), field: pointerOf(inside) }
    );
  }
  if (list === 'webshop') return shopPlace(file, index, inside);
  if (!isPlainList(list)) return undefined;
  const item = file[list][index];
  return item && { part: partOfList[list], item: itemKey(item, index), field: pointerOf(inside) };
}

/** A product has an address of its own: its category, then itself. */
function shopPlace({ webshop }: OfferFile, index: number, names: readonly string[]): FaultPlace | undefined {
  const category = webshop[index];
  if (!category) return undefined;
  const [list, position = '', ...inside] = names;
  const product = list === 'products' ? category.products[Number(position)] : undefined;
  const key = itemKey(category, index);
  return product
    ? { part: 'webshop', item: `${key}.${itemKey(product, Number(position))}`, field: pointerOf(inside) }
    : { part: 'webshop', item: key, field: pointerOf(names) };
}

function pointerOf(names: readonly string[]): string {
  return names.map((name) => `/${name}`).join('');
}
