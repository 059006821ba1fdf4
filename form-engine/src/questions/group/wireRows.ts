import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { parsedJson } from '../building-blocks/jsonText.ts';
import { mostRows } from './repeat.ts';

/**
 * Reads the rows of a group, each still as received. Also accepts the JSON text of the list, a map by index, and an
 * empty list for an empty row, because some servers write them so. Never throws.
 */
export function wireRows(
  wire: unknown,
): { readonly rows: readonly WireRecord[] } | { readonly malformed: string } {
  const list = listOf(typeof wire === 'string' ? parsedJson(wire) : wire);
  if (!list) return { malformed: 'no list of rows' };
  if (list.length > mostRows) return { malformed: `more than ${mostRows} rows` };
  const rows = list.map((row) => (Array.isArray(row) && row.length === 0 ? {} : row)).filter(isRecord);
  return rows.length === list.length ? { rows } : { malformed: 'a row is no object' };
}

function listOf(wire: unknown): readonly unknown[] | undefined {
  if (wire === undefined || wire === null) return [];
  if (Array.isArray(wire)) return wire;
  const isMap = isRecord(wire) && Object.keys(wire).every((name) => /^\d{1,9}$/.test(name));
  return isMap ? Object.values(wire) : undefined;
}
