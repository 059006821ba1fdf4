import {
  descriptionId,
  enumOptionSelectedValue,
  enumOptionValueDecoder,
  enumOptionValueEncoder,
  errorId,
  examplesId,
  getInputProps,
  helpId,
  type WidgetProps,
} from '@rjsf/utils';

/** The ids of the texts around a control that are there. */
function describedBy({ id, schema, options, rawErrors = [] }: WidgetProps): string | undefined {
  const ids = [
    rawErrors.length > 0 && errorId(id),
    (options.description ?? schema.description) && descriptionId(id),
    options.help && helpId(id),
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** rjsf's input for texts, numbers, colours and files, with the suggestions of `examples`. */
export function PartInput(props: WidgetProps) {
  const {
    id,
    value,
    type,
    schema,
    options,
    required,
    disabled,
    readonly,
    rawErrors = [],
    placeholder,
  } = props;
  const { onChange, onBlur, onFocus, onChangeOverride } = props;
  const { step, min, max, accept, ...input } = { accept: undefined, ...getInputProps(schema, type, options) };
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  return (
    <>
      <input
        {...input}
        {...{ step, min, max }}
        id={id}
        name={id}
        className="cf-input"
        value={value ?? ''}
        accept={typeof props.accept === 'string' ? props.accept : accept}
        multiple={props.multiple === true}
        placeholder={placeholder}
        aria-required={required || undefined}
        aria-invalid={rawErrors.length > 0 || undefined}
        aria-describedby={describedBy(props)}
        disabled={disabled === true}
        readOnly={readonly === true}
        list={examples.length > 0 ? examplesId(id) : undefined}
        onChange={
          onChangeOverride ??
          (({ target }) => onChange(target.value === '' ? options.emptyValue : target.value))
        }
        onBlur={({ target }) => onBlur(id, target.value)}
        onFocus={({ target }) => onFocus(id, target.value)}
      />
      {examples.length > 0 && (
        <datalist id={examplesId(id)}>
          {examples.map((example) => (
            <option key={String(example)} value={String(example)} />
          ))}
        </datalist>
      )}
    </>
  );
}

function PartTextarea(props: WidgetProps) {
  const { id, value, options, disabled, readonly, rawErrors = [], placeholder, onChange, onBlur } = props;
  return (
    <textarea
      id={id}
      className="cf-input"
      rows={Number(options.rows ?? 4)}
      value={value ?? ''}
      placeholder={placeholder}
      aria-invalid={rawErrors.length > 0 || undefined}
      aria-describedby={describedBy(props)}
      disabled={disabled === true}
      readOnly={readonly === true}
      onChange={({ target }) => onChange(target.value === '' ? options.emptyValue : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
    />
  );
}

function PartCheckbox(props: WidgetProps) {
  const { id, value, label, disabled, readonly, rawErrors = [], onChange, onBlur } = props;
  return (
    <label className="cf-choice">
      <input
        type="checkbox"
        id={id}
        checked={value === true}
        aria-invalid={rawErrors.length > 0 || undefined}
        aria-describedby={describedBy(props)}
        disabled={disabled === true || readonly === true}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={({ target }) => onBlur(id, target.checked)}
      />
      <span dir="auto">{label}</span>
    </label>
  );
}

/** A choice. Its options are numbered, because a value may be an object. */
function PartSelect(props: WidgetProps) {
  const {
    id,
    value,
    options,
    multiple = false,
    disabled,
    readonly,
    rawErrors = [],
    placeholder,
    onChange,
  } = props;
  const { enumOptions = [], emptyValue } = options;
  const chosen = enumOptionSelectedValue(value, enumOptions, multiple, 'indexed', multiple ? [] : '');
  const decoded = (text: string | string[]) =>
    enumOptionValueDecoder(text, enumOptions, 'indexed', emptyValue);
  return (
    <select
      id={id}
      className="cf-input cf-select"
      multiple={multiple}
      value={chosen}
      aria-invalid={rawErrors.length > 0 || undefined}
      aria-describedby={describedBy(props)}
      disabled={disabled === true || readonly === true}
      onChange={({ target }) =>
        onChange(decoded(multiple ? [...target.selectedOptions].map((one) => one.value) : target.value))
      }
    >
      {!multiple && <option value="">{placeholder}</option>}
      {Array.isArray(enumOptions) &&
        enumOptions.map(({ value: one, label }, index) => (
          <option key={label} value={enumOptionValueEncoder(one, index, 'indexed')}>
            {label}
          </option>
        ))}
    </select>
  );
}

/** rjsf's widgets in the clothes of the form. The others are made of these, or of `PartInput`. */
export const partWidgets = {
  CheckboxWidget: PartCheckbox,
  SelectWidget: PartSelect,
  TextareaWidget: PartTextarea,
};
