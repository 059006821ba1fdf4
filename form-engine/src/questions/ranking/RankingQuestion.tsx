import { useRef, useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { usePageLayoutEffect } from '../building-blocks/usePageLayoutEffect.tsx';
import { ChoiceList } from '../controls/ChoiceList.tsx';
import { goneChoices, listAnswer } from '../controls/choices.ts';
import type { Choice } from '../controls/fieldDescription.ts';
import { isolated } from '../controls/isolated.tsx';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { moved } from './rankedOrder.ts';
import { useDragging } from './useDragging.tsx';

/**
 * Options in an order of one's own: by the buttons of an item, by Alt and an arrow on them, or by dragging. The order that is shown
 * first is no answer, until somebody moves an item or says that it is right.
 */
export function RankingQuestion({ id, value, onChange, field, texts, ...control }: QuestionControlProps) {
  const { invalid, disabled, readOnly, onBlur } = control;
  const answer = listAnswer(value);
  const order = shownOrder(field.options, answer);
  const gone = goneChoices(field.options, answer, texts.optionGone);
  const isComplete = gone.length === 0 && answer.length === order.length;
  const locked = disabled === true || readOnly === true;
  const [said, setSaid] = useState('');
  const focusNext = useRef<string>(undefined);
  usePageLayoutEffect(() => {
    // An element that moves in the document loses the focus.
    if (focusNext.current !== undefined) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });
  const write = (next: readonly Choice[]) => onChange(next.map((option) => option.value));
  const move = (from: number, to: number) => {
    const next = moved(order, from, to);
    const label = order[from]?.label;
    if (next === order || label === undefined) return;
    write(next);
    setSaid(fillIn(texts.ranked, { label, n: to + 1, most: order.length }));
  };
  const moveButton = (option: Choice, by: -1 | 1) =>
    `${id}-${field.options.indexOf(option)}-${by === 1 ? 'down' : 'up'}`;
  const moveBy = (index: number, by: -1 | 1) => {
    const option = order[index];
    if (!option) return;
    focusNext.current = moveButton(option, by);
    move(index, index + by);
  };
  const { draggedIndex, handlers, shiftOf, cancel } = useDragging(move);
  return (
    <ChoiceList onBlur={onBlur}>
      <ol className="cf-ranking" data-locked={locked || undefined} data-unranked={!isComplete || undefined}>
        {order.map((option, index) => (
          <li
            key={option.value}
            className="cf-ranked"
            data-dragged={draggedIndex === index || undefined}
            style={draggedIndex === undefined ? undefined : { transform: `translateY(${shiftOf(index)}px)` }}
            {...(!locked && handlers(index))}
            onKeyDown={(event) => {
              if (event.key === 'Escape') cancel();
              const by = event.altKey && moves[event.key];
              if (!by || locked) return;
              event.preventDefault();
              moveBy(index, by);
            }}
          >
            {!locked && <Grip />}
            <span className="cf-ranked-place" aria-hidden="true">
              {index + 1}
            </span>
            <span className="cf-ranked-label">{isolated(option.label)}</span>
            {!locked &&
              ([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  className="cf-step"
                  id={moveButton(option, by)}
                  aria-label={fillIn(by === 1 ? texts.rowDown : texts.rowUp, { label: option.label })}
                  aria-disabled={index + by < 0 || index + by >= order.length || undefined}
                  onClick={() => moveBy(index, by)}
                >
                  <span aria-hidden="true">{by === 1 ? '↓' : '↑'}</span>
                </button>
              ))}
          </li>
        ))}
      </ol>
      {gone.map(({ value: key, label }) => (
        <p key={key} className="cf-help" dir="auto">
          {label}
        </p>
      ))}
      {answer.length === 0 && <p className="cf-help">{texts.rankingEmpty}</p>}
      {answer.length > 0 && !isComplete && !invalid && <p className="cf-help">{texts.rankingIncomplete}</p>}
      {!isComplete && !locked && (
        <button
          type="button"
          className="cf-button cf-button-plain"
          id={`${id}-keep`}
          onClick={() => {
            // The button disappears with its use.
            const [first] = order;
            if (first) focusNext.current = moveButton(first, 1);
            write(order);
            setSaid(texts.rankingKept);
          }}
        >
          {texts.rankingKeep}
        </button>
      )}
      {answer.length > 0 && isComplete && !field.required && !locked && (
        <button
          type="button"
          className="cf-link"
          onClick={() => {
            focusNext.current = `${id}-keep`;
            onChange([]);
            setSaid(texts.rankingEmpty);
          }}
        >
          {texts.clearChoice}
        </button>
      )}
      <span className="cf-only-heard" role="status">
        {said}
      </span>
    </ChoiceList>
  );
}

const moves: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The options in the order of the answer. Those that it doesn't have come last, in the order of the question. */
function shownOrder(options: readonly Choice[], answer: readonly string[]): readonly Choice[] {
  const placeOf = ({ value }: Choice) => {
    const place = answer.indexOf(value);
    return place < 0 ? answer.length : place;
  };
  return options.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The part of an item by which a finger drags it. For the eye only: the buttons do the same. */
function Grip() {
  return (
    <span className="cf-grip" aria-hidden="true">
      <svg className="cf-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 9h14M5 15h14" />
      </svg>
    </span>
  );
}
