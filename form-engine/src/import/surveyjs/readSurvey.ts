import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { both, type DraftQuestion, type DraftSection, type WireCondition } from '../draft.ts';
import { type Leave, partText, shortText, within } from '../imported.ts';
import { listOf, sourceOf } from '../reading/source.ts';
import { localText } from '../reading/wireTexts.ts';
import { readElement } from './readElement.ts';
import { conditionIn, type Reading } from './reading.ts';
import { isLook, isTechnical } from './surveySettings.ts';

/** Reads the JSON of a SurveyJS form: pages, panels and elements. */
export function readSurvey(json: WireRecord, leave: Leave): readonly DraftSection[] {
  const source = sourceOf(json, '', leave);
  const locale = source.text('locale');
  const reading: Reading = { leave, defaultTag: locale === undefined || locale === '' ? 'en' : locale };
  const title = localText(source.take('title'), { ...reading, where: '' });
  const description = source.take('description');
  const pages = source.has('pages') ? listOf(source.take('pages')) : [];
  // Old forms have their questions without pages.
  const loose = [...listOf(source.take('elements')), ...listOf(source.take('questions'))];
  const all = loose.length > 0 ? [...pages, { elements: loose }] : pages;
  const hasSteps = all.length > 1;
  const sections = all.flatMap((page, index) => {
    if (!isRecord(page)) {
      leave(`page ${index + 1}`, shortText(page), 'unreadable');
      return [];
    }
    const read = readPage(page, { ...reading, index, title: index === 0 ? title : undefined });
    return hasSteps ? read.map((section, at) => (at === 0 ? { ...section, step: true } : section)) : read;
  });
  const intro = localText(description, { ...reading, where: '' });
  if (intro !== undefined) leave('', `description: ${shortText(intro)}`, 'setting');
  if (title !== undefined && sections[0]?.title !== title) leave('', `title: ${shortText(title)}`, 'setting');
  source.leaveRest((name) => (isTechnical(name) ? 'technical' : isLook(name) ? 'look' : 'setting'));
  return sections;
}

interface PageReading extends Reading {
  readonly index: number;
  /** The title of the form, for a first page without one. */
  readonly title: DraftSection['title'] | undefined;
}

function readPage(page: WireRecord, reading: PageReading): readonly DraftSection[] {
  const { leave, index, title: formTitle } = reading;
  const name = typeof page.name === 'string' && page.name !== '' ? page.name : `page ${index + 1}`;
  const source = sourceOf(page, name, leave);
  source.take('name');
  const title = localText(source.take('title'), { ...reading, where: name }) ?? formTitle ?? '';
  return readContainer(page, { ...reading, source, where: name, title, around: undefined });
}

interface Container extends Reading {
  readonly source: ReturnType<typeof sourceOf>;
  readonly where: string;
  readonly title: DraftSection['title'];
  readonly around: WireCondition | undefined;
  readonly depth?: number;
}

/** Maximum number of panels inside each other. */
const deepest = 30;

/** Reads a page or a panel. Each panel in it is a section of its own, and what comes behind it another one. */
function readContainer(record: WireRecord, container: Container): readonly DraftSection[] {
  const { source, where, title, leave, depth = 0 } = container;
  source.take('type');
  const own = conditionIn(source, 'visibleIf');
  const visible_when = both(container.around, own);
  readText(source, container);
  const enabled = source.has('enableIf');
  if (enabled) source.leave('enableIf', 'rule');
  const elements = [...listOf(source.take('elements')), ...listOf(source.take('questions'))];
  source.leaveRest((name) => (isTechnical(name) ? 'technical' : isLook(name) ? 'look' : 'setting'));
  if (source.flag('visible') === false && !own) {
    leave(where, partText(record), 'hidden');
    return [];
  }
  const sections: DraftSection[] = [];
  let fields: DraftQuestion[] = [];
  const end = () => {
    if (fields.length > 0)
      sections.push({ where, title: sections.length === 0 ? title : '', visible_when, fields });
    fields = [];
  };
  for (const [at, element] of elements.entries()) {
    if (!isRecord(element)) {
      leave(within(where, String(at + 1)), shortText(element), 'unreadable');
    } else if (element.type !== 'panel') fields.push(...readElement(element, where, container));
    else if (depth >= deepest) leave(where, partText(element), 'depth');
    else {
      end();
      const place = within(where, typeof element.name === 'string' ? element.name : String(at + 1));
      const inner = sourceOf(element, place, leave);
      inner.take('name');
      const innerTitle = localText(inner.take('title'), { ...container, where: place }) ?? '';
      sections.push(
        ...readContainer(element, {
          ...container,
          source: inner,
          where: place,
          // A panel without a title goes on under that of its page.
          title: innerTitle === '' && sections.length === 0 ? title : innerTitle,
          around: visible_when,
          depth: depth + 1,
        }),
      );
    }
  }
  end();
  return sections;
}

/** Lists the text under a title: a section has none. */
function readText(source: Container['source'], { leave }: Container): void {
  const description = source.take('description');
  if (description !== undefined && description !== '')
    leave(source.where, `description: ${shortText(description)}`, 'setting');
}
