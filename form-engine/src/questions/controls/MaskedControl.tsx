import { caretAfter, type TextEdit } from './maskedEdit.ts';
import { TextControl, type TextControlProps } from './TextControl.tsx';

interface MaskedControlProps extends Omit<TextControlProps, 'onChange'> {
  /** Takes an edit in and gives what is to be shown for it: the same digits, in the groups of the mask. */
  readonly onEdit: (edit: TextEdit) => string;
}

/** One line of digits in groups. What is typed is regrouped at once, and the caret stays behind the digit it was behind. */
export function MaskedControl({ onEdit, ...control }: MaskedControlProps) {
  return (
    <TextControl
      {...control}
      onChange={(text, element, inputType) => {
        const edit = { text, caret: element.selectionStart ?? text.length, inputType };
        const shown = onEdit(edit);
        if (shown === text) return;
        element.value = shown;
        const caret = caretAfter(edit, shown);
        element.setSelectionRange(caret, caret);
      }}
    />
  );
}
