import { useId } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './SegmentedControl.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
}

interface SegmentedControlProps<Value extends string> {
  legend: string;
  /** The name of the radios. By default one that is unique on the page. */
  name?: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows icons only; screen readers still read the labels. */
  compact?: boolean;
}

/** A choice between a few options. Native radios give it the browser's own arrow keys. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, segments, value, onChange, compact = false } = props;
  const id = useId();
  const name = props.name ?? id;
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment} title={compact ? segment.label : undefined}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon name={segment.icon} />}
          {compact ? <VisuallyHidden>{segment.label}</VisuallyHidden> : segment.label}
        </label>
      ))}
    </fieldset>
  );
}
