import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { WireQuestion } from '../../sections/wireSection.ts';
import { wireFlag } from '../../sections/wireValue.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { duplicateParts, moveParts } from '../pure/edits.ts';
import { type FormPart, isQuestion, isSamePlace, type Place, partsIn } from '../pure/parts.ts';
import { kindAt, titleOf } from '../useBuilder.ts';
import { placesBeside } from './placesBeside.ts';

interface OutlineProps {
  /** Opens the palette, to add behind the selected part. */
  readonly onAdd: () => void;
  /** Removes the selected parts, or asks first. */
  readonly onRemove: () => void;
  /** Shows the settings, where a phone shows the outline alone. */
  readonly onOpen: () => void;
}

/**
 * The sections and questions of the form, as a tree: one stop of Tab, arrows between the parts, Alt and an arrow to move one.
 * Follows the ARIA pattern of a tree with several selected items.
 */
export function Outline({ onAdd, onRemove, onOpen }: OutlineProps) {
  const builder = useBuilderContext();
  const { sections, places, texts, isReadOnly } = builder;
  const tree = useRef<HTMLDivElement>(null);
  const shown = flat(sections, []);
  const current = places.at(-1) ?? shown[0]?.place ?? [];
  const focusKey = current.join('-');
  // The focus follows the selection where it was in the tree. The element of a moved part may be gone, and the focus with it.
  const follows = useRef(false);
  useEffect(() => {
    const list = tree.current;
    if (follows.current || list?.contains(list.ownerDocument.activeElement))
      list?.querySelector<HTMLElement>(`[data-place="${focusKey}"]`)?.focus();
    follows.current = false;
  });
  if (sections.length === 0) return <p className="cf-builder-empty">{texts.emptyForm}</p>;

  const choose = (place: Place, isAdding: boolean) => {
    if (!isAdding) return builder.select([place]);
    const others = places.filter((other) => !isSamePlace(other, place));
    builder.select(others.length < places.length ? others : [...places, place]);
  };
  const step = (by: number, isAdding: boolean) => {
    const at = shown.findIndex(({ place }) => isSamePlace(place, current));
    const next = shown[Math.max(0, Math.min(shown.length - 1, at + by))];
    if (next) choose(next.place, isAdding);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    follows.current = true;
    act();
  };
  const actionOf = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    const isCommand = ctrlKey || metaKey;
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      if (isReadOnly) return undefined;
      return () => {
        const target = placesBeside(sections, places)[key === 'ArrowUp' ? 'before' : 'behind'];
        if (target) builder.change('move', moveParts(sections, places, target));
      };
    }
    switch (key) {
      case 'ArrowDown':
        return () => step(1, shiftKey);
      case 'ArrowUp':
        return () => step(-1, shiftKey);
      case 'ArrowLeft':
        return current.length > 1 ? () => choose(current.slice(0, -1), false) : undefined;
      case 'ArrowRight':
        return partsIn(sections, current).length > 0 ? () => choose([...current, 0], false) : undefined;
      case 'Home':
        return () => step(-shown.length, false);
      case 'End':
        return () => step(shown.length, false);
      case 'Enter':
        return onOpen;
      case ' ':
        return () => choose(current, isCommand);
      case 'Delete':
        return isReadOnly ? undefined : onRemove;
      case '/':
        return isReadOnly ? undefined : onAdd;
      case 'd':
        return isCommand && !isReadOnly
          ? () => builder.change('copy', duplicateParts(sections, places))
          : undefined;
      default:
        return undefined;
    }
  };

  const itemOf = (part: FormPart, place: Place) => {
    const inside = part.fields ?? [];
    const hasList = inside.length > 0;
    const isSelected = places.some((other) => isSamePlace(other, place));
    return (
      <div
        key={place.join('-')}
        role="treeitem"
        aria-level={place.length}
        aria-selected={isSelected}
        aria-expanded={hasList || undefined}
        data-place={place.join('-')}
        tabIndex={isSamePlace(place, current) ? 0 : -1}
        onKeyDown={onKeyDown}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          const isAdding = event.ctrlKey || event.metaKey || event.shiftKey;
          choose(place, isAdding);
          if (!isAdding) onOpen();
        }}
      >
        <span className="cf-builder-part">
          <span className="cf-builder-title">{titleOf(part, texts)}</span>
          {isQuestion(part) && <PartMarks question={part} place={place} />}
        </span>
        {hasList && (
          // biome-ignore lint/a11y/useSemanticElements: a group of a tree is no fieldset
          <div role="group">{inside.map((question, index) => itemOf(question, [...place, index]))}</div>
        )}
        {!hasList && !isQuestion(part) && <p className="cf-builder-empty">{texts.emptySection}</p>}
      </div>
    );
  };
  return (
    <div ref={tree} role="tree" className="cf-builder-tree" aria-label={texts.outline} aria-multiselectable>
      {sections.map((section, index) => itemOf(section, [index]))}
    </div>
  );
}

/** All parts in their order. */
function flat(parts: readonly FormPart[], parent: Place): readonly { readonly place: Place }[] {
  return parts.flatMap((part, index) => {
    const place = [...parent, index];
    return [{ place }, ...flat(part.fields ?? [], place)];
  });
}

/** The kind of a question in the outline, and what is special about it. */
function PartMarks({ question, place }: { readonly question: WireQuestion; readonly place: Place }) {
  const builder = useBuilderContext();
  const { texts } = builder;
  const kind = kindAt(builder, place);
  const names: Readonly<Record<string, string>> = texts.kinds;
  const marks = [
    wireFlag(question.required) && { sign: '*', text: texts.isRequired },
    question.visible_when !== undefined && { sign: '?', text: texts.isConditional },
    hasFault(builder.form.diagnostics, place) && { sign: '!', text: texts.hasFault },
  ].filter((mark) => mark !== false);
  return (
    <span className="cf-builder-marks">
      {marks.map(({ sign, text }) => (
        <abbr key={sign} title={text} data-sign={sign}>
          <span aria-hidden>{sign}</span>
          <span className="cf-hidden">{text}</span>
        </abbr>
      ))}
      <span>{(kind && names[kind.name]) ?? kind?.name ?? texts.unknownKind}</span>
    </span>
  );
}

/** Whether a diagnostic stands at this question itself, and not at one in its group. */
function hasFault(diagnostics: readonly { readonly path: string }[], place: Place): boolean {
  const path = `/${place.join('/fields/')}`;
  return diagnostics.some((found) => found.path === path);
}
