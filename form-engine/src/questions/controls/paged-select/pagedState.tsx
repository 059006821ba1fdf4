import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { Choice } from '../fieldDescription.ts';
import { choiceWritten } from './searchChoices.ts';

type State = UseComboboxState<Choice>;
type Change = UseComboboxStateChangeOptions<Choice>;

const on = useCombobox.stateChangeTypes;

/** The last row of a list that goes on: no choice, it shows more of them. */
export const moreRow: Choice = { value: '', label: '...' };

interface Manner {
  readonly options: readonly Choice[];
  /** More than one can be chosen: leaving the list chooses nothing. */
  readonly several: boolean;
  readonly locked: boolean;
}

/**
 * What differs from downshift: an answer is never lost by a key (Escape, leaving), and the keys of the list are those of the
 * Authoring Practices for an editable combobox whose first match is chosen by itself while one types.
 */
export function nextState(state: State, change: Change, manner: Manner): Partial<State> {
  if (manner.locked) return state;
  const closed = { ...state, isOpen: false, highlightedIndex: -1 };
  switch (change.type) {
    case on.ControlledPropUpdatedSelectedItem:
      return state;
    case on.InputKeyDownEscape:
      return closed;
    case on.InputKeyDownArrowUp:
      return change.altKey ? closed : change.changes;
    case on.InputKeyDownArrowDown:
      return change.altKey ? { ...state, isOpen: true } : change.changes;
    case on.InputClick:
      return state.isOpen ? state : change.changes;
    case on.InputChange:
      return { ...change.changes, highlightedIndex: change.inputValue?.trim() ? 0 : -1 };
    case on.InputBlur:
      return { ...closed, ...chosenByLeaving(state, change, manner) };
    default:
      return change.changes;
  }
}

/** Who leaves by Tab takes the row that is at hand, and who wrote out a label has chosen it. */
function chosenByLeaving(
  { inputValue, selectedItem }: State,
  { changes, props, selectItem }: Change,
  { options, several }: Manner,
): Pick<State, 'selectedItem'> | undefined {
  if (several) return undefined;
  const atHand = selectItem ? changes.selectedItem : undefined;
  if (atHand && atHand !== moreRow && atHand !== selectedItem) return { selectedItem: atHand };
  if (inputValue === props.itemToString(selectedItem)) return undefined;
  const written = choiceWritten(options, inputValue);
  return written && { selectedItem: written };
}
