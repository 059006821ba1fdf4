import type { Diagnostic } from './diagnostic.ts';
import type { Option } from './question.ts';
import { isRecord, ownField, wireItems, wireText } from './wireValue.ts';

type Report = (code: Diagnostic['code'], message: string) => void;

/**
 * Options as a list (an item is value and label, or `{ value, label }`) or as a map (a key is the value, its value the
 * label). Empty and doubled values are left out. A map's whole-number keys come in rising order: JSON objects have no other.
 */
export function readOptions(wire: unknown, report: Report): readonly Option[] {
  if (wire === undefined || wire === null || wire === '') return [];
  const items = wireItems(wire);
  if (!items) {
    report('malformed', 'options are neither a list nor a map');
    return [];
  }
  const options = new Map<string, Option>();
  for (const [name, item] of items) {
    const option = Array.isArray(wire) ? readListItem(item) : readMapItem(name, item);
    if (!option) report('malformed', `option ${name} has no readable value`);
    else if (option.value.trim() === '') report('empty-option', `option ${name} is empty`);
    else if (options.has(option.value)) report('doubled-option', `option "${option.value}" is there twice`);
    else options.set(option.value, option);
  }
  return [...options.values()];
}

function readListItem(item: unknown): Option | undefined {
  const value = wireText(isRecord(item) ? ownField(item, 'value') : item);
  if (value === undefined) return undefined;
  return { value, label: isRecord(item) ? wireText(ownField(item, 'label')) || value : value };
}

function readMapItem(value: string, item: unknown): Option | undefined {
  const label = wireText(item);
  return label === undefined ? undefined : { value, label: label || value };
}
