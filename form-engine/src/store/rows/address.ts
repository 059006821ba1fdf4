import type { Problem } from '../../questions/question-kind/problem.ts';
import type { FormStore, Row } from '../formStore.ts';

type Place = Pick<Problem, 'key' | 'path'>;

/** The whole form around a row, and the place of a question in it. */
interface Address {
  readonly root: FormStore;
  /** The key, and for a question in rows: the key of the group, the index of the row, and so on. */
  readonly address: readonly string[];
}

/** Finds where a question of this store is in the whole form. */
export function addressOf(store: FormStore, key: string): Address {
  if (!store.group) return { root: store, address: [key] };
  const { root, address } = addressOf(store.group.store, store.group.key);
  const index = store.group.list.getState().rows.findIndex((row) => row.store === store);
  return { root, address: [...address, String(index), key] };
}

/** The path of a problem below an address; `undefined` where the problem is elsewhere. */
export function pathBelow(address: readonly string[], { key, path }: Place): readonly string[] | undefined {
  const whole = [key, ...path];
  return address.every((step, index) => whole[index] === step) ? whole.slice(address.length) : undefined;
}

/** A problem inside a row, as the row's own form has it. */
interface PlaceInRow {
  readonly row: Row;
  readonly place: Place;
}

/** The row that a problem of a group is in; `undefined` for a problem of the group itself, or of another question. */
export function placeInRow({ groups }: FormStore, { key, path }: Place): PlaceInRow | undefined {
  const [index = '', inner, ...rest] = path;
  const group = groups.get(key);
  const row = group && inner !== undefined ? group.list.getState().rows[Number(index)] : undefined;
  return row && inner !== undefined ? { row, place: { key: inner, path: rest } } : undefined;
}
