import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';
import type { Choice } from '../controls/fieldDescription.ts';
import { PAGE_SIZE } from './selectProps.ts';

interface ChosenChipsProps {
  readonly chosen: readonly Choice[];
  readonly texts: Texts;
  /** Absent where the choices are read-only. */
  readonly onRemove: ((value: string) => void) | undefined;
  /** Called before the last chip is removed, because the focus would be lost with it. */
  readonly onEmpty: () => void;
}

/** The chosen options, each with a remove button. Shows a limited number at first, and more on request. */
export function ChosenChips({ chosen, texts, onRemove, onEmpty }: ChosenChipsProps) {
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const shown = chosen.slice(0, pages * PAGE_SIZE);
  const hidden = chosen.length - shown.length;
  const focusChip = (index: number) => {
    const chips = list.current?.querySelectorAll<HTMLElement>('.cf-chip') ?? [];
    chips[Math.min(index, chips.length - 1)]?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the choices
  useEffect(() => {
    if (removed.current !== undefined) focusChip(removed.current);
    removed.current = undefined;
  }, [chosen, pages]);
  const remove = (value: string, index: number) => {
    removed.current = index;
    if (chosen.length === 1) onEmpty();
    onRemove?.(value);
  };
  return (
    <ul className="cf-chips" aria-label={texts.chosenChoices} ref={list}>
      {shown.map(({ value, label }, index) => (
        <li key={value}>
          {onRemove ? (
            <button
              type="button"
              className="cf-chip"
              aria-label={fillIn(texts.removeChoice, { label })}
              onClick={() => remove(value, index)}
            >
              <span dir="auto">{label}</span>
            </button>
          ) : (
            <span className="cf-chip" dir="auto">
              {label}
            </span>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className="cf-link"
            onClick={() => {
              removed.current = shown.length;
              setPages(pages + 1);
            }}
          >
            {fillIn(texts.showMore, { n: Math.min(PAGE_SIZE, hidden) })}
          </button>
        </li>
      )}
    </ul>
  );
}
