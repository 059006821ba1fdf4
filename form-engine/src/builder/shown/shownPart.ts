import type { WireQuestion, WireSection } from '../../sections/wireSection.ts';
import { allQuestions, type Place } from '../pure/parts.ts';

/** The part of a very long form that is drawn, and the number of questions of the whole form. */
export interface ShownPart {
  readonly sections: readonly WireSection[];
  readonly all: number;
}

/** The most questions of a form that is drawn as a whole, and the number of those around the selected one otherwise. */
const most = 600;
const around = 40;

/**
 * The questions around the selected one, without their conditions, where the form is too long to draw; `undefined` for any other
 * form.
 */
export function shownPart(sections: readonly WireSection[], place: Place | undefined): ShownPart | undefined {
  const all = allQuestions(sections).length;
  if (all <= most) return undefined;
  const [index = 0, question = 0] = place ?? [];
  const section = sections[index];
  const start = Math.max(0, question - around / 2);
  const fields = section?.fields.slice(start, start + around).map(unconditional) ?? [];
  return { all, sections: [{ title: section?.title ?? '', fields }] };
}

/** The question alone: what its conditions ask after may not be drawn. */
function unconditional({
  visible_when,
  required_when,
  disabled_when,
  read_only_when,
  ...question
}: WireQuestion): WireQuestion {
  return question;
}
