import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';
import { Announcement } from '../paged-select/Announcement.tsx';
import type { FieldDescription } from './fieldDescription.ts';

interface LengthCounterProps {
  /** Id of the control. */
  readonly id: string;
  readonly text: string;
  readonly most: number;
  readonly texts: Texts;
}

/**
 * The number of characters of a text beside its maximum. It is announced politely, in a pause, once less than a tenth is
 * left. It never stops anybody from typing: a text that is cut off silently is worse than one that is refused.
 */
export function LengthCounter({ id, text, most, texts }: LengthCounterProps) {
  const length = countCharacters(text.trim());
  const left = most - length;
  const isNear = left <= Math.max(10, most / 10);
  const said =
    left < 0 ? fillIn(texts.charactersOver, { n: -left }) : fillIn(texts.charactersLeft, { n: left });
  return (
    <>
      <p className="cf-help cf-counter" id={counterId(id)} data-over={left < 0 || undefined}>
        {fillIn(texts.characterCount, { n: length, most })}
      </p>
      <Announcement text={isNear && length > 0 ? said : ''} />
    </>
  );
}

/** The maximum length of a field's text; `undefined` where it has no counter. */
export function counted({ settings }: Pick<FieldDescription, 'settings'>): number | undefined {
  return typeof settings.maxLength === 'number' ? settings.maxLength : undefined;
}

/** The ids that describe a control with a counter. */
export function withCounter(id: string, describedBy: string | undefined): string {
  return [describedBy, counterId(id)].filter(Boolean).join(' ');
}

function counterId(id: string): string {
  return `${id}-count`;
}

/** Counts code points, as `maxLength` of JSON Schema does. */
function countCharacters(text: string): number {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '_').length;
}
