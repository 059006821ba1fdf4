import type { WireConfig, WireOption } from '../../sections/wireSection.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { given } from '../draft.ts';
import { shortText } from '../imported.ts';
import { listOf, type Source, sourceOf } from '../reading/source.ts';
import { localText } from '../reading/wireTexts.ts';
import { conditionIn, type Reading } from './reading.ts';

/** The options of an element, and its other settings about them. */
export interface Choices {
  readonly options?: readonly WireOption[];
  readonly config?: WireConfig;
}

/** Reads the choices of an element, its “other” and its “none”. */
export function readChoices(source: Source, reading: Reading, property = 'choices'): Choices {
  const options = listOf(source.take(property)).flatMap((choice) => readChoice(choice, source, reading));
  const own = property === 'choices' ? ofOwn(source, reading) : [];
  const hasOther =
    property === 'choices' && [source.flag('hasOther'), source.flag('showOtherItem')].includes(true);
  const from = property === 'choices' ? source.text('choicesFromQuestion') : undefined;
  // An element without any other options is listed as a whole.
  for (const name of ['choicesByUrl', 'choicesVisibleIf', 'choicesEnableIf', 'choicesFromQuestionMode'])
    if (property === 'choices' && (options.length > 0 || from !== undefined) && source.has(name))
      source.leave(name, 'list');
  if (source.has('choicesOrder')) source.leave('choicesOrder', 'look');
  return {
    options: [...options, ...own],
    config: { ...(hasOther && { other: true }), ...(from !== undefined && { options_from: { qid: from } }) },
  };
}

/** “None” as an option like the others. */
function ofOwn(source: Source, reading: Reading): readonly WireOption[] {
  const hasNone = [source.flag('hasNone'), source.flag('showNoneItem')].includes(true);
  const text = localText(source.take('noneText'), { ...reading, where: source.where });
  for (const name of [
    'hasSelectAll',
    'showSelectAllItem',
    'showClearButton',
    'showRefuseItem',
    'showDontKnowItem',
  ])
    if (source.has(name)) source.leave(name, 'setting');
  return hasNone
    ? [{ value: 'none', label: text ?? { nl: 'Geen', en: 'None', fr: 'Aucun', de: 'Keine' } }]
    : [];
}

function readChoice(choice: unknown, { where }: Source, reading: Reading): readonly WireOption[] {
  const { leave } = reading;
  if (typeof choice === 'string') {
    // Old forms write `value|label`.
    const [value = '', label] = choice.split('|');
    return [{ value, ...(label !== undefined && { label }) }];
  }
  if (typeof choice === 'number' || typeof choice === 'boolean') return [{ value: String(choice) }];
  if (!isRecord(choice)) {
    leave(where, shortText(choice), 'unreadable');
    return [];
  }
  const source = sourceOf(choice, where, leave);
  const written = choice.value ?? choice.name;
  const value =
    source.text('value') ??
    source.text('name') ??
    (typeof written === 'boolean' ? String(written) : undefined);
  source.take('value');
  if (value === undefined) {
    leave(where, shortText(choice), 'unreadable');
    return [];
  }
  const label = localText(source.take('text') ?? source.take('title'), { ...reading, where });
  const visible_when = conditionIn(source, 'visibleIf');
  const image = source.text('imageLink');
  source.leaveRest();
  return [{ value, ...given({ label, visible_when, image }) }];
}
