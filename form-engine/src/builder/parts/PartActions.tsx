import { useBuilderContext } from '../BuilderContext.tsx';
import type { BuilderClipboard } from '../moving/useClipboard.ts';
import { duplicateParts, moveParts, type Target } from '../pure/edits.ts';
import { allQuestions, type FormPart, isWithin, type Place, partAt, partsIn } from '../pure/parts.ts';
import { titleOf } from '../useBuilder.ts';
import { placesBeside } from './placesBeside.ts';

interface PartActionsProps {
  readonly clipboard: BuilderClipboard;
  readonly onRemove: () => void;
}

/** The actions on the selected parts: move, copy, remove. */
export function PartActions({ clipboard, onRemove }: PartActionsProps) {
  const builder = useBuilderContext();
  const { sections, places, texts } = builder;
  const beside = placesBeside(sections, places);
  const move = (target: Target | undefined) => {
    if (target) builder.change('move', moveParts(sections, places, target));
  };
  const targets = listsFor(sections, places);
  return (
    <div className="cf-builder-row cf-builder-actions">
      <button
        type="button"
        className="cf-button cf-button-plain"
        aria-disabled={!beside.before}
        onClick={() => move(beside.before)}
      >
        {texts.moveUp}
      </button>
      <button
        type="button"
        className="cf-button cf-button-plain"
        aria-disabled={!beside.behind}
        onClick={() => move(beside.behind)}
      >
        {texts.moveDown}
      </button>
      <button type="button" className="cf-button cf-button-plain" onClick={onRemove}>
        {texts.remove}
      </button>
      <details className="cf-builder-more">
        <summary className="cf-button cf-button-plain">{texts.more}</summary>
        <div className="cf-builder-row">
          <button
            type="button"
            className="cf-button cf-button-plain"
            onClick={() => builder.change('copy', duplicateParts(sections, places))}
          >
            {texts.duplicate}
          </button>
          {(['cut', 'copy', 'paste'] as const).map((action) => (
            <button
              key={action}
              type="button"
              className="cf-button cf-button-plain"
              onClick={() => clipboard.press(action)}
            >
              {texts.clipboard[action]}
            </button>
          ))}
          {targets.length > 0 && (
            <select
              className="cf-input"
              aria-label={texts.moveTo}
              value=""
              onChange={({ target }) => move(targets[Number(target.value)]?.target)}
            >
              <option value="">{texts.moveTo}</option>
              {targets.map(({ part, target }, index) => (
                <option key={target.parent.join('-')} value={index}>
                  {titleOf(part, texts)}
                </option>
              ))}
            </select>
          )}
        </div>
      </details>
    </div>
  );
}

interface ListOfParts {
  readonly part: FormPart | undefined;
  readonly target: Target;
}

/** The sections and groups into which the selected questions can go, each at its end. */
function listsFor(
  sections: Parameters<typeof allQuestions>[0],
  places: readonly Place[],
): readonly ListOfParts[] {
  if (places.some((place) => place.length < 2)) return [];
  const groups = allQuestions(sections).filter(({ question }) => question.type === 'group');
  const lists = [...sections.map((_, index): Place => [index]), ...groups.map(({ place }) => place)];
  return lists
    .filter((list) => !places.some((place) => isWithin(list, place)))
    .map((parent) => ({
      part: partAt(sections, parent),
      target: { parent, index: partsIn(sections, parent).length },
    }));
}
