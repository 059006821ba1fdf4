import { useCombobox } from 'downshift';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { Choice } from '../controls/fieldDescription.ts';
import { inListEnvironment } from '../controls/listEnvironment.tsx';
import { moreRow, nextState } from './pagedState.tsx';
import { prepareSearch, searchChoices } from './searchChoices.ts';
import { PAGE_SIZE } from './selectProps.ts';

interface PagedComboboxOptions {
  readonly id: string;
  readonly options: readonly Choice[];
  /** The option shown in the box while nobody searches. */
  readonly chosen?: Choice | undefined;
  readonly several: boolean;
  readonly locked: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onBlur: (() => void) | undefined;
}

/** Adds searching and paging to downshift's combobox. Returns the prop getters of its parts and the rows of its list. */
export function usePagedCombobox({ id, options, chosen, onChoose, onBlur, ...manner }: PagedComboboxOptions) {
  const [typed, setTyped] = useState<string>();
  const [pages, setPages] = useState(1);
  const found = useMemo(() => searchChoices(options, typed ?? ''), [options, typed]);
  const rows = useMemo(() => {
    const shown = found.slice(0, pages * PAGE_SIZE);
    return shown.length < found.length ? [...shown, moreRow] : shown;
  }, [found, pages]);

  const combobox = useCombobox<Choice>({
    items: rows,
    ...inListEnvironment,
    inputId: id,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    // The "more" row needs another id than the option that replaces it. Otherwise screen readers don't announce the
    // option.
    getItemId: useCallback(
      (index: number) => (rows[index] === moreRow ? `${id}-more` : `${id}-option-${index}`),
      [id, rows],
    ),
    inputValue: typed ?? chosen?.label ?? '',
    selectedItem: chosen ?? null,
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.value,
    stateReducer: (state, change) => nextState(state, change, { options, ...manner }),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return;
      setTyped(undefined);
      setPages(1);
    },
  });

  // Runs after downshift's own effects, so that `onChoose` comes before `onBlur`.
  const leave = useAfterRender(onBlur);
  const { isOpen, highlightedIndex, setHighlightedIndex } = combobox;
  useEffect(() => {
    if (!isOpen) return;
    // Runs once the list is drawn, before the user can press a key.
    const timer = setTimeout(() => prepareSearch(options));
    return () => clearTimeout(timer);
  }, [isOpen, options]);
  const showMore = () => {
    setHighlightedIndex(rows.length - 1);
    setPages(pages + 1);
  };
  // Downshift reports a choice in an effect. The next key press can come before that effect, or before its result is
  // drawn. So these rows are handled here.
  const takesItself = (row: Choice | undefined) => row !== undefined && (manner.several || row === moreRow);
  const take = (index: number) => {
    const row = rows[index];
    if (row === moreRow) return showMore();
    setHighlightedIndex(index);
    if (row) onChoose(row);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) {
      if (event.key === 'Escape') keepFromDownshift(event);
    } else if (event.key === 'Enter' && !isComposing(event) && takesItself(rows[highlightedIndex])) {
      event.preventDefault();
      keepFromDownshift(event);
      take(highlightedIndex);
    } else if (caretKeys.has(event.key)) {
      keepFromDownshift(event);
      setHighlightedIndex(-1);
    }
  };
  const search = (text: string) => {
    setTyped(text);
    setPages(1);
  };
  const onRowClick = (event: MouseEvent, index: number) => {
    if (!takesItself(rows[index])) return;
    keepFromDownshift(event);
    take(index);
  };
  return { ...combobox, rows, found, searching: typed !== undefined, search, onRowClick, onKeyDown, leave };
}

/** Whether this Enter confirms a word of an input method editor. Safari reports that only by the key code 229. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

/** Calls the function in the effects of the next render. */
function useAfterRender(call: (() => void) | undefined): () => void {
  const [calls, setCalls] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new call, not for a new function
  useEffect(() => {
    if (calls > 0) call?.();
  }, [calls]);
  return () => setCalls((before) => before + 1);
}

/** Keys that move the caret in the text, and so clear the highlighted row. */
const caretKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Tells downshift to ignore the event. */
function keepFromDownshift({ nativeEvent }: { readonly nativeEvent: Event }): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

export type PagedComboboxParts = ReturnType<typeof usePagedCombobox>;
