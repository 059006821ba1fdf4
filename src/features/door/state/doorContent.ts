import { type DoorList, type DoorState, parseDoorList, parseDoorState } from '#src/api/entities/door/door.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { isOverdue, keptPagesCache, keptUntilHeader } from '#src/platform/storage/keptPagesCache.ts';
import { readJson } from '#src/platform/storage/readJson.ts';
import { type DoorPlace, doorKey } from '../view/doorBook.ts';

/** Everything that the kept page of a door reads. */
export interface DoorContent {
  /** Who stands at the door. */
  readonly uid: number;
  readonly list: DoorList;
  /** As the server last said; undefined before its first answer. */
  readonly state: DoorState | undefined;
}

/** It lies among the kept pages, so that it goes with them: at a logout, and once its time is over. */
const pathOf = (place: DoorPlace) => `/kept-door/${doorKey(place)}`;

/** @param until Unix seconds after which it is deleted */
export async function writeContent(content: DoorContent, until: number): Promise<void> {
  const { event } = content.list;
  // The answer of the server may come after the list: what was known before is better than nothing.
  const state = content.state ?? (await readContent(event))?.state;
  const headers = { 'content-type': 'application/json', [keptUntilHeader]: String(until) };
  const cache = await caches.open(keptPagesCache);
  await cache.put(pathOf(event), new Response(JSON.stringify({ ...content, state }), { headers }));
}

export async function forgetContent(place: DoorPlace): Promise<void> {
  await (await caches.open(keptPagesCache)).delete(pathOf(place));
}

/** Undefined where nothing is kept, or something that another version of the portal wrote. */
export async function readContent(place: DoorPlace): Promise<DoorContent | undefined> {
  const found = await (await caches.open(keptPagesCache)).match(pathOf(place));
  if (!found || isOverdue(found, systemClock.now())) return undefined;
  const read = readJson(await found.text());
  if (typeof read !== 'object' || read === null) return undefined;
  const { uid, list, state } = { uid: undefined, list: undefined, state: undefined, ...read };
  if (typeof uid !== 'number') return undefined;
  try {
    return { uid, list: parseDoorList(list), state: state && parseDoorState(state) };
  } catch {
    return undefined;
  }
}
