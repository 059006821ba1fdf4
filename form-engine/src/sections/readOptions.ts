import type { Diagnostic } from './diagnostic.ts';
import type { Option } from './question.ts';
import { isRecord, ownField, wireItems, wireText } from './wireValue.ts';

type Report = (code: Diagnostic['code'], message: string) => void;

/**
 * Reads options from a list (items are the value and label, or `{ value, label }`) or from a map (value to label, or
 * to `{ label }`). Their conditions are read by `readConditions`. Empty and duplicate values are left out. Whole-number keys of a map come in ascending order, because JavaScript
 * sorts such keys.
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
  const label = wireText(isRecord(item) ? ownField(item, 'label') : item);
  return label === undefined ? undefined : { value, label: label || value };
}
