import type { Diagnostic } from './diagnostic.ts';
import type { Option, OptionImage } from './question.ts';
import { wireTextIn } from './wireTextIn.ts';
import { isAbsent, isRecord, ownField, type WireRecord, wireItems, wireText } from './wireValue.ts';

type Report = (code: Diagnostic['code'], message: string) => void;

/**
 * Reads options from a list (items are the value and label, or `{ value, label }`) or from a map (value to label, or
 * to `{ label }`). A label may be a record by language. Conditions are read by `readConditions`. Empty and duplicate
 * values are left out. Whole-number keys of a map come in ascending order, because JavaScript sorts such keys.
 *
 * @param locale the language of the labels, where they have several.
 */
export function readOptions(wire: unknown, report: Report, locale: string): readonly Option[] {
  if (wire === undefined || wire === null || wire === '') return [];
  const items = wireItems(wire);
  if (!items) {
    report('malformed', 'options are neither a list nor a map');
    return [];
  }
  const options = new Map<string, Option>();
  for (const [name, item] of items) {
    const option = Array.isArray(wire) ? readListItem(item, locale) : readMapItem(name, item, locale);
    if (!option) report('malformed', `option ${name} has no readable value`);
    else if (option.value.trim() === '') report('empty-option', `option ${name} is empty`);
    else if (options.has(option.value)) report('doubled-option', `option "${option.value}" is there twice`);
    else {
      const image = readImage(item, locale);
      if (image === 'unsafe') report('malformed', `the image of option "${option.value}" is no ${safe}`);
      options.set(option.value, image && image !== 'unsafe' ? { ...option, image } : option);
    }
  }
  return [...options.values()];
}

const safe = 'http or https address and no path of this site; it is left out';

/** Any other scheme could run a script, and a browser reads `//host` and `/\\host` as another site. */
const safeAddress = /^(?:https?:\/\/[^/?#\\]|\/(?![/\\]))[^\s\p{C}\\]{0,2000}$/iu;

/** Reads the picture of an option: `undefined` for none. */
function readImage(item: unknown, locale: string): OptionImage | 'unsafe' | undefined {
  const given = isRecord(item) ? ownField(item, 'image') : undefined;
  if (!isRecord(item) || isAbsent(given)) return undefined;
  const src = typeof given === 'string' ? given.trim() : '';
  if (!safeAddress.test(src)) return 'unsafe';
  return { src, alt: wireTextIn(ownField(item, 'image_alt'), locale) ?? '' };
}

function readListItem(item: unknown, locale: string): Option | undefined {
  const value = wireText(isRecord(item) ? ownField(item, 'value') : item);
  if (value === undefined) return undefined;
  return { value, label: isRecord(item) ? wireTextIn(ownField(item, 'label'), locale) || value : value };
}

function readMapItem(value: string, item: unknown, locale: string): Option | undefined {
  if (isRecord(item)) return { value, label: wireTextIn(labelOf(item), locale) || value };
  const label = wireText(item);
  return label === undefined ? undefined : { value, label: label || value };
}

/** The label in a map's item: `label` of an option, or the item itself where it is a record by language. */
function labelOf(item: WireRecord): unknown {
  const isOption = ['label', 'value', 'visible_when', 'image'].some((name) => Object.hasOwn(item, name));
  return isOption ? ownField(item, 'label') : item;
}
