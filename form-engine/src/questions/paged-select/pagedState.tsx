import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { Choice } from '../controls/fieldDescription.ts';
import { choiceWritten } from './searchChoices.ts';

type State = UseComboboxState<Choice>;
type Change = UseComboboxStateChangeOptions<Choice>;

const on = useCombobox.stateChangeTypes;

/** The last row of a list with more pages. It is no choice: it shows the next page. */
export const moreRow: Choice = { value: '', label: '...' };

interface Manner {
  readonly options: readonly Choice[];
  /** Whether several options can be chosen. Then leaving the list chooses nothing. */
  readonly several: boolean;
  readonly locked: boolean;
}

/**
 * The differences from downshift's own behaviour. No key loses an answer (Escape, leaving the field). The keys follow
 * the editable combobox of the WAI-ARIA Authoring Practices with automatic selection of the first match.
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

/** The option chosen by leaving the field: the highlighted row on Tab, or the option whose whole label was typed. */
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
