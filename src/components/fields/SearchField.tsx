import { useId, useRef } from 'react';
import { componentsTexts } from '../../texts/nl/components.ts';
import { Icon } from '../icons/Icon.tsx';
import layout from '../layout/layout.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The parameter that holds the value in the address, for a GET form around the field. */
  name?: string;
  placeholder?: string;
  /** Shows the label above the field; otherwise only screen readers read it. */
  labelVisible?: boolean;
}

export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, labelVisible = false, ...native } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={layout.stackHalf}>
      <label htmlFor={id} className={styles.label}>
        {labelVisible ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      <div className={styles.box}>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          value={value}
          {...native}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <button
            type="button"
            className={styles.clear}
            data-scripted
            aria-label={componentsTexts.clearSearch}
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
