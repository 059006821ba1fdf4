import { fieldId } from '../../rjsf/field/fieldId.ts';
import type { WireSection } from '../../sections/wireSection.ts';
import { isQuestion, type Place, partAt, partsIn } from '../pure/parts.ts';
import type { Builder } from '../useBuilder.ts';
import { type FormText, shownText, textsIn } from '../words/languages.ts';

/** The place of the question in whose field an element of the drawn form lies, also in a row; `undefined` for none. */
export function placeOf(element: Element, sections: readonly WireSection[]): Place | undefined {
  const fields = fieldsAround(element);
  const [outer, ...inner] = fields;
  if (!outer) return undefined;
  const top = sections.flatMap(({ fields: questions }, section) =>
    questions.map((_, index) => [section, index]),
  );
  const first = fieldAmong(top, sections, outer);
  return first && placeInside(first, inner, sections);
}

/** The place of the innermost field, from the place of the field around them. */
function placeInside(
  place: Place,
  [field, ...rest]: readonly Element[],
  sections: readonly WireSection[],
): Place {
  const inside = partsIn(sections, place).map((_, index) => [...place, index]);
  const found = field && fieldAmong(inside, sections, field);
  return found ? placeInside(found, rest, sections) : place;
}

/** The fields around an element, the outermost first. */
function fieldsAround(element: Element): readonly Element[] {
  const field = element.closest('.cf-field[id]');
  return field ? [...(field.parentElement ? fieldsAround(field.parentElement) : []), field] : [];
}

/** The place, of some, whose question a field is of. The longest id that fits is the right one. */
function fieldAmong(
  places: readonly Place[],
  sections: readonly WireSection[],
  field: Element,
): Place | undefined {
  const id = field.id.replace(/-field$/, '');
  return places
    .map((place) => ({ place, end: idEnd(sections, place) }))
    .filter(({ end }) => end !== '' && id.endsWith(end))
    .toSorted((one, other) => other.end.length - one.end.length)[0]?.place;
}

/** The end of the id of the field of a question. */
function idEnd(sections: readonly WireSection[], place: Place): string {
  const part = partAt(sections, place);
  if (!part || !isQuestion(part)) return '';
  return fieldId('', `${part.qid}_${place.length > 2 ? 0 : (part.nid ?? 0)}`);
}

/** The field of the question at a place, or the title of the section; the first one, where rows repeat it. */
export function fieldOf(form: Element, sections: readonly WireSection[], place: Place): Element | undefined {
  if (place.length === 1) return form.querySelector(`[id$="_section-${place[0]}"]`) ?? undefined;
  const end = CSS.escape(idEnd(sections, place.length > 2 ? place : place.slice(0, 2)));
  return form.querySelector(`[id$="${end}-field"], [id$="${end}"]`)?.closest('.cf-field') ?? undefined;
}

/** A text of the form as it stands on the screen. */
export interface FoundText {
  readonly element: Element;
  readonly text: FormText;
}

/** The text of the form that an element shows: a title, a label, a help text or that of an option. */
export function textAt(
  target: Element,
  builder: Pick<Builder, 'sections' | 'language' | 'main'>,
): FoundText | undefined {
  const element = target.closest('.cf-section-title, .cf-label, .cf-help, .cf-choice');
  const place = element && (sectionOf(element) ?? placeOf(element, builder.sections));
  if (!element || !place) return undefined;
  const shown = element.textContent.trim();
  const isOption = element.classList.contains('cf-choice');
  const text = textsIn(builder.sections).find(
    (one) =>
      one.place.join() === place.join() &&
      (one.property === 'options') === isOption &&
      shown.startsWith(shownText(one.text, builder.language)),
  );
  return text && { element, text };
}

function sectionOf(element: Element): Place | undefined {
  const index = /_section-(\d+)$/.exec(element.id)?.[1];
  return index === undefined ? undefined : [Number(index)];
}
