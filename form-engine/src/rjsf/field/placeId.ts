import type { Problem } from '../../questions/question-kind/problem.ts';
import type { FormStore, Row } from '../../store/formStore.ts';
import { placeInRow } from '../../store/rows/address.ts';
import { fieldId } from './fieldId.ts';

type Place = Pick<Problem, 'key' | 'path'>;

/** The id of a field, and the path of a problem inside its answer. Of a problem in a row: the field in that row. */
export function placeId(
  store: FormStore,
  idPrefix: string,
  place: Place,
): { readonly id: string; readonly path: readonly string[] } {
  const id = fieldId(idPrefix, place.key);
  const inside = placeInRow(store, place);
  if (!inside) return { id, path: place.path };
  return placeId(inside.row.store, rowId(id, inside.row), inside.place);
}

/** The id of a row. @param id the id of the field of its group. */
export function rowId(id: string, row: Row): string {
  return `${id}-row${row.id}`;
}
