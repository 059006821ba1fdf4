import { ownField } from '../../sections/wireValue.ts';
import { misfit } from '../data/misfit.ts';
import type { UiNode } from '../memberTexts.ts';
import type { AskedValue } from '../schemaMembers.ts';
import { reportUnchecked, reportUnread, type SchemaNode, type SchemaReader } from '../schemaReader.ts';
import { optionKeywords, readSchemaOptions } from './readSchemaOptions.ts';

/** Maximum number of options that are all shown. A longer list is a select. */
const mostShown = 5;

/** Reads a property with one of several values. */
export function readChoiceProperty(reader: SchemaReader, node: SchemaNode, ui: UiNode): AskedValue {
  reportUnread(reader, node, optionKeywords);
  const { options, values, textOf, shownText } = readSchemaOptions(reader, node, ui);
  const widget = ui.setting('widget');
  const isShown = widget === 'radio' || (widget !== 'select' && options.length <= mostShown);
  return {
    question: { type: isShown ? 'radio' : 'select', options },
    isAlwaysSent: false,
    values: [...values.values()],
    hasNull: [...values.values()].includes(null),
    toAnswer: (value) => shownText(value) ?? misfit(value),
    toValue: (answer) =>
      typeof answer === 'string' && values.has(answer) ? values.get(answer) : answer || undefined,
    toText: textOf,
  };
}

/**
 * Reads a list of values without duplicates. The list is `[]` where nothing is chosen; with `minItems: 1` it is left
 * out then.
 */
export function readChoicesProperty(
  reader: SchemaReader,
  node: SchemaNode,
  { items, ui }: { readonly items: SchemaNode; readonly ui: UiNode },
): AskedValue {
  reportUnread(reader, node, ['type', 'items', 'uniqueItems', 'minItems', 'maxItems']);
  reportUnread(reader, items, optionKeywords);
  const { options, values, textOf, shownText } = readSchemaOptions(reader, items, ui);
  const isDistinct = ownField(node.schema, 'uniqueItems') === true;
  const count = (keyword: string) => {
    const value = ownField(node.schema, keyword);
    return typeof value === 'number' ? value : undefined;
  };
  const [least, most] = [count('minItems') ?? 0, count('maxItems')];
  const unchecked = 'no number of the options has this many: only validateData checks how many are chosen';
  const isReachable = least <= Math.min(most ?? options.length, options.length) && Number.isInteger(least);
  if (!isReachable) reportUnchecked(reader, node, 'minItems', unchecked);
  const isLimit = most !== undefined && most >= 1 && Number.isInteger(most);
  if (most !== undefined && !isLimit) reportUnchecked(reader, node, 'maxItems', unchecked);
  const config = {
    ...(isReachable && least > 1 && { min: least }),
    ...(isLimit && most < options.length && { max: most }),
  };
  const itemOf = (text: string) => (values.has(text) ? values.get(text) : text);
  return {
    question: { type: 'select_multiple', options, ...(Object.keys(config).length > 0 && { config }) },
    isAlwaysSent: least < 1,
    toAnswer: (value) => {
      const texts = Array.isArray(value) ? value.map(shownText) : [undefined];
      const distinct = new Set(texts);
      // An answer has each choice once.
      const isMiscounted = texts.length < least || (most !== undefined && texts.length > most);
      const isMisfit =
        distinct.has(undefined) || ((isDistinct || isMiscounted) && distinct.size < texts.length);
      return isMisfit ? misfit(value) : [...distinct];
    },
    toValue: (answer) => {
      if (Array.isArray(answer) && answer.length > 0) return answer.map(itemOf);
      if (typeof answer === 'string' && answer !== '') return answer;
      return least < 1 ? [] : undefined;
    },
    toText: textOf,
  };
}
