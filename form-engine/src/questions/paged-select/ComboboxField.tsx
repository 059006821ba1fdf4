import type { ReactNode } from 'react';
import type { Texts } from '../../texts/nl.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { ariaProps } from '../controls/ariaProps.ts';
import type { ControlProps } from '../controls/controlProps.ts';
import { Announcement } from './Announcement.tsx';
import { resultText } from './resultText.ts';
import type { PagedComboboxParts } from './usePagedCombobox.tsx';

interface ComboboxFieldProps extends Omit<ControlProps<never>, 'id' | 'value' | 'onChange' | 'onBlur'> {
  readonly combobox: PagedComboboxParts;
  readonly texts: Texts;
  readonly locale?: string | undefined;
  /** Shown while the box is empty. */
  readonly placeholder: string;
  readonly label?: string | undefined;
  /** The chosen label. The box grows with it, because an `input` can't wrap. */
  readonly chosen?: string | undefined;
  /** A button inside the box, before the button that opens the list. */
  readonly action?: ReactNode;
  /** The list, and any other content below the box. */
  readonly children: ReactNode;
}

/** The search box with its buttons and its list. `onBlur` is called when the focus leaves all of them. */
export function ComboboxField({ combobox, texts, chosen, action, children, ...control }: ComboboxFieldProps) {
  const { locale = defaultLocale } = control;
  const { isOpen, rows, highlightedIndex, getInputProps, getToggleButtonProps } = combobox;
  const input = getInputProps({
    ...ariaProps(control),
    disabled: control.disabled,
    readOnly: control.readOnly,
    'aria-label': control.label,
    'aria-labelledby': undefined,
    onChange: (event) => combobox.search(event.currentTarget.value),
    onKeyDown: combobox.onKeyDown,
    onFocus: (event) => event.currentTarget.select(),
    onClick: (event) => {
      if (!isOpen) event.currentTarget.select();
    },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside, and is not interactive itself
    <div
      className="cf-combobox"
      data-open={isOpen || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) combobox.leave();
      }}
    >
      <div className="cf-combobox-box" data-text={chosen}>
        <input
          {...input}
          aria-activedescendant={
            rows[highlightedIndex] ? input['aria-activedescendant'] || undefined : undefined
          }
          className="cf-input"
          type="text"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          placeholder={control.placeholder}
        />
        {action}
        <button
          {...getToggleButtonProps({
            'aria-label': texts.choices,
            disabled: control.disabled === true || control.readOnly === true,
          })}
          type="button"
          className="cf-box-button cf-box-arrow"
        />
      </div>
      {children}
      <Announcement
        text={isOpen && combobox.searching ? resultText(combobox.found.length, { texts, locale }) : ''}
      />
    </div>
  );
}
