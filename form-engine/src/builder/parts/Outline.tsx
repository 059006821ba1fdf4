import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { plainText } from '../../rules/plainText.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import type { BuilderClipboard } from '../moving/useClipboard.ts';
import { useDraggedParts } from '../moving/useDraggedParts.ts';
import { duplicateParts, moveParts } from '../pure/edits.ts';
import { isSamePlace, type Place, partsIn } from '../pure/parts.ts';
import { OutlineItem } from './OutlineItem.tsx';
import { outlineRows } from './outlineRows.ts';
import { placesBeside } from './placesBeside.ts';

interface OutlineProps {
  readonly clipboard: BuilderClipboard;
  /** Opens the palette, to add behind the selected part. */
  readonly onAdd: () => void;
  /** Removes the selected parts, or asks first. */
  readonly onRemove: () => void;
  /** Shows the settings, where a phone shows the outline alone. */
  readonly onOpen: () => void;
}

/** A form of fewer questions needs no search. */
const longForm = 12;

/** The browser skips the layout of rows out of sight in a form of more parts. */
const veryLongForm = 100;

/**
 * The sections and questions of the form, as a tree: one stop of Tab, arrows between the parts, Alt and an arrow to move one.
 * Follows the ARIA pattern of a tree with several selected items. Its rows are drawn one below the other, each with its level.
 */
export function Outline({ clipboard, onAdd, onRemove, onOpen }: OutlineProps) {
  const builder = useBuilderContext();
  const { sections, places, texts, isReadOnly } = builder;
  const [search, setSearch] = useState('');
  const searchId = useId();
  const tree = useRef<HTMLDivElement>(null);
  const attach = useDraggedParts(builder, tree);
  const everyRow = outlineRows(builder);
  const rows = search === '' ? everyRow : outlineRows(builder, search);
  const isSearched = search !== '' || everyRow.length > longForm;
  const selected = places.at(-1);
  const current =
    rows.find(({ place }) => selected && isSamePlace(place, selected))?.place ?? rows[0]?.place ?? [];
  const focusName = current.join('-');
  // The focus follows the selection where it was in the tree. The element of a moved part may be gone, and the focus with it.
  const follows = useRef(false);
  // Not `useEffect`: React would run that of a render before this key after the key, and it would take the mark of the key away.
  useLayoutEffect(() => {
    const list = tree.current;
    if (follows.current || list?.contains(list.ownerDocument.activeElement))
      list?.querySelector<HTMLElement>(`[data-place="${focusName}"]`)?.focus();
    follows.current = false;
  });
  if (sections.length === 0) return <p className="cf-builder-empty">{texts.emptyForm}</p>;

  const choose = (place: Place, isAdding: boolean) => {
    if (!isAdding) return builder.select([place]);
    const others = places.filter((other) => !isSamePlace(other, place));
    builder.select(others.length < places.length ? others : [...places, place]);
  };
  /** Selects all between the last chosen part and this one, in the same list. */
  const chooseTo = (place: Place) => {
    const from = places.at(-1);
    if (!from || !isSamePlace(from.slice(0, -1), place.slice(0, -1))) return choose(place, true);
    const [one, other] = [from.at(-1) ?? 0, place.at(-1) ?? 0];
    const count = Math.abs(one - other) + 1;
    const between = Array.from({ length: count }, (_, by) =>
      from.with(-1, one < other ? one + by : one - by),
    );
    const kept = places.filter((each) => !between.some((added) => isSamePlace(each, added)));
    builder.select([...kept, ...between]);
  };
  const step = (by: number, isAdding: boolean) => {
    const at = rows.findIndex(({ place }) => isSamePlace(place, current));
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
    if (next) choose(next.place, isAdding);
  };
  const onKeyDown = (event: KeyboardEvent) => {
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
        return () => step(-rows.length, false);
      case 'End':
        return () => step(rows.length, false);
      case 'Enter':
        return isCommand ? undefined : onOpen;
      case ' ':
        return () => choose(current, isCommand);
      case 'Delete':
        return isReadOnly ? undefined : onRemove;
      case '/':
        return isReadOnly ? undefined : onAdd;
      case 'a':
        return isCommand ? () => selectNeighbours(current) : typed(key);
      case 'd':
        if (!isCommand) return typed(key);
        return isReadOnly ? undefined : () => builder.change('copy', duplicateParts(sections, places));
      default:
        return isCommand || altKey ? undefined : typed(key);
    }
  };
  const selectNeighbours = (place: Place) => {
    const parent = place.slice(0, -1);
    const all = partsIn(sections, parent).map((_, index) => [...parent, index]);
    builder.select([...all.filter((other) => !isSamePlace(other, place)), place]);
  };
  /** A letter goes to the next part that begins with it. */
  const typed = (key: string): (() => void) | undefined => {
    if (key.length !== 1) return undefined;
    const at = rows.findIndex(({ place }) => isSamePlace(place, current));
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ title }) =>
      plainText(title).startsWith(plainText(key)),
    );
    return next && (() => choose(next.place, false));
  };
  const onClick = (event: MouseEvent) => {
    const item = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    const name = item?.getAttribute('data-place');
    if (!name) return;
    const place = name.split('-').map(Number);
    if (event.shiftKey) return chooseTo(place);
    const isAdding = event.ctrlKey || event.metaKey;
    choose(place, isAdding);
    if (!isAdding) onOpen();
  };
  const onCopy = (event: ClipboardEvent, isCut: boolean) => {
    const text = clipboard.take(isCut);
    if (text === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };
  const onPaste = (event: ClipboardEvent) => {
    follows.current = true;
    if (clipboard.put(event.clipboardData.getData('text/plain'))) event.preventDefault();
    else builder.say(texts.nothingToPaste);
  };
  return (
    <>
      {isSearched && (
        <div className="cf-builder-search">
          <label className="cf-hidden" htmlFor={searchId}>
            {texts.searchForm}
          </label>
          <input
            id={searchId}
            type="search"
            className="cf-input"
            placeholder={texts.searchForm}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      )}
      {rows.length === 0 && (
        <p className="cf-builder-empty" role="status">
          {texts.nothingFound}
        </p>
      )}
      <div
        ref={tree}
        role="tree"
        className="cf-builder-tree"
        aria-label={texts.outline}
        aria-multiselectable
        data-long={rows.length > veryLongForm || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onCopy={(event) => onCopy(event, false)}
        onCut={(event) => onCopy(event, true)}
        onPaste={onPaste}
      >
        {rows.map(({ place, part, ...row }) => (
          <OutlineItem
            key={row.name}
            {...row}
            isSelected={places.some((other) => isSamePlace(other, place))}
            isCurrent={row.name === focusName}
            isCut={clipboard.cut.includes(part)}
            texts={texts}
            attach={attach}
          />
        ))}
      </div>
    </>
  );
}
