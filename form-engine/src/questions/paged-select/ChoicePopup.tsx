import { useEffect, useRef } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';
import { moreRow } from './pagedState.tsx';
import { PAGE_SIZE } from './selectProps.ts';
import type { PagedComboboxParts } from './usePagedCombobox.tsx';

interface ChoicePopupProps {
  readonly combobox: PagedComboboxParts;
  readonly isChosen: (value: string) => boolean;
  readonly several?: true;
  readonly texts: Texts;
}

/**
 * The list below the search box. It is always in the DOM, empty while closed, so that `aria-controls` always refers to
 * an element.
 */
export function ChoicePopup({ combobox, isChosen, several, texts }: ChoicePopupProps) {
  const { isOpen, highlightedIndex, rows, found, getMenuProps, getItemProps, onRowClick } = combobox;
  const popup = useRef<HTMLDivElement>(null);
  const shown = isOpen ? rows : [];
  useKeptInView(popup, shown.length);
  const moreText = fillIn(texts.showMore, { n: Math.min(PAGE_SIZE, found.length - rows.length + 1) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the scroll bar must not take the focus from the input
    <div className="cf-popup" hidden={!isOpen} ref={popup} onMouseDown={(event) => event.preventDefault()}>
      <ul
        {...getMenuProps({
          className: 'cf-options',
          'aria-label': texts.choices,
          'aria-multiselectable': several,
          // Browsers make a scrollable element a tab stop.
          tabIndex: -1,
        })}
      >
        {shown.map((row, index) => {
          const more = row === moreRow;
          return (
            <li
              key={more ? '' : row.value}
              {...getItemProps({
                item: row,
                index,
                className: 'cf-option',
                'aria-selected': !more && isChosen(row.value),
                'aria-label': more ? moreText : undefined,
                onClick: (event) => onRowClick(event, index),
              })}
              data-active={index === highlightedIndex || undefined}
              data-more={more || undefined}
            >
              <span dir="auto">{more ? `${row.label} ${moreText}` : row.label}</span>
            </li>
          );
        })}
      </ul>
      {isOpen && found.length === 0 && <p className="cf-no-results">{texts.noResults}</p>}
    </div>
  );
}

/**
 * Scrolls an opened list into the visual viewport, which on a phone excludes the keyboard. The list is at most half as
 * high as that viewport.
 */
function useKeptInView(popup: { readonly current: HTMLElement | null }, rows: number): void {
  useEffect(() => {
    const element = popup.current;
    const { visualViewport } = window;
    if (!element || rows === 0) return;
    const show = () => {
      element.style.setProperty('--cf-visible-height', `${visualViewport?.height ?? window.innerHeight}px`);
      element.scrollIntoView({ block: 'nearest' });
    };
    show();
    visualViewport?.addEventListener('resize', show);
    return () => visualViewport?.removeEventListener('resize', show);
  }, [popup, rows]);
}
