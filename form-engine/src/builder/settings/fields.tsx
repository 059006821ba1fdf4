import { type ReactNode, useId } from 'react';
import type { WireQuestion, WireSection } from '../../sections/wireSection.ts';
import { wireFlag } from '../../sections/wireValue.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { changePart } from '../pure/edits.ts';
import type { FormPart, Place } from '../pure/parts.ts';

interface TickProps {
  readonly label: string;
  /** A sentence below it. */
  readonly hint?: string;
  readonly checked: boolean;
  /** Whether it is the first field of the settings, which takes the focus after something is added. */
  readonly isFirst?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export function Tick({ label, hint, checked, isFirst, onChange }: TickProps) {
  const { isReadOnly } = useBuilderContext();
  const id = useId();
  return (
    <div>
      <label className="cf-choice">
        <input
          type="checkbox"
          aria-describedby={hint && id}
          data-first={isFirst || undefined}
          checked={checked}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="cf-help cf-builder-hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Whether an answer is about health, or a consent. A tick that goes is kept as `false`: the words of the question set it no more. */
export function SensitiveTick({
  question,
  isFirst,
  change,
}: {
  readonly question: WireQuestion;
  readonly isFirst?: boolean;
  readonly change: ChangeProperties;
}) {
  const { texts } = useBuilderContext();
  return (
    <Tick
      label={texts.sensitive}
      hint={texts.sensitiveHint}
      checked={wireFlag(question.sensitive)}
      {...(isFirst && { isFirst })}
      onChange={(sensitive) => change('sensitive', { sensitive })}
    />
  );
}

interface PickProps {
  readonly label: string;
  /** The choices: each a name and its text. The empty name stands for none. */
  readonly choices: readonly (readonly [name: string, text: string])[];
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Whether the label is only heard, because the fields around it say it. */
  readonly isUnlabelled?: boolean;
}

/** A setting with a few choices. */
export function Pick({ label, choices, value, onChange, isUnlabelled = false }: PickProps) {
  const { isReadOnly } = useBuilderContext();
  const id = useId();
  const select = (
    <select
      id={id}
      className="cf-input"
      aria-label={isUnlabelled ? label : undefined}
      disabled={isReadOnly}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
  if (isUnlabelled) return select;
  return (
    <div className="cf-field">
      <label className="cf-label" htmlFor={id}>
        {label}
      </label>
      {select}
    </div>
  );
}

/** Stands in place of the submit button of a form of settings: what is typed is the form at once. */
export const noSubmit = <></>;

/** Settings that few people need, folded. */
export function Folded({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className="cf-builder-folded">
      <summary>{label}</summary>
      <div className="cf-builder-settings">{children}</div>
    </details>
  );
}

/** Properties of a part with other values. `undefined` takes a property away. */
export type Changed = {
  readonly [Name in keyof (WireQuestion & WireSection)]?: (WireQuestion & WireSection)[Name] | undefined;
};

/** Changes properties of a part as they are typed. */
export type ChangeProperties = (property: string, values: Changed) => void;

export function useChange(place: Place): ChangeProperties {
  const builder = useBuilderContext();
  return (property, values) => {
    const edit = changePart(builder.sections, place, (part) => withValues(part, values));
    builder.change('change', edit, { key: `${property} ${place.join('-')}`, isTyped: true });
  };
}

/** A part with other properties. */
export function withValues(part: FormPart, values: Changed): FormPart {
  const entries = Object.entries({ ...part, ...values }).filter(([, value]) => value !== undefined);
  // Cast is safe: the values are properties of a section or a question.
  return Object.fromEntries(entries) as unknown as FormPart;
}

/** The settings of a kind with one of them changed; `undefined` for no settings at all. */
export function withSetting(
  config: WireQuestion['config'],
  name: string,
  value: unknown,
): WireQuestion['config'] {
  const entries = Object.entries({ ...config, [name]: value }).filter(([, each]) => each !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
