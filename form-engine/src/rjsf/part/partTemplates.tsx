import stockTemplates from '@rjsf/core/lib/components/templates/index.js';
import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type CyclicSchemaExpandProps,
  canExpand,
  type DescriptionFieldProps,
  errorId,
  type FieldErrorProps,
  type FieldHelpProps,
  type FieldTemplateProps,
  helpId,
  type IconButtonProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import type { PartTexts } from '../../texts/partTexts.ts';
import { PartInput } from './partWidgets.tsx';

/** Containers draw a legend, and a box draws its own label. The frame of the field has the label of the whole. */
function PartFieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, hidden, displayLabel, fieldPathId, description, help, errors, schema } = props;
  if (hidden) return <div hidden>{children}</div>;
  const isWhole = fieldPathId.path.length === 0;
  // A value of any type, and a choice between schemas, label their own selects.
  const isControl = [schema.type, schema.enum, schema.const].some((keyword) => keyword !== undefined);
  const hasLabel = displayLabel === true && label !== '' && isControl;
  return (
    <PartName {...props}>
      {hasLabel && (
        <label className={isWhole ? 'cf-hidden' : 'cf-label'} htmlFor={id}>
          {label}
        </label>
      )}
      {hasLabel && !isWhole && description}
      {children}
      {errors}
      {help}
    </PartName>
  );
}

/** A property that somebody added has a name to change, and can be removed. */
function PartName(props: WrapIfAdditionalTemplateProps) {
  const { id, label, children, schema, registry, disabled, readonly, onKeyRenameBlur, onRemoveProperty } =
    props;
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <div className="cf-json-field">{children}</div>;
  const texts: PartTexts = registry.formContext;
  const { RemoveButton } = registry.templates.ButtonTemplates;
  const name = `${id}-name`;
  const canEdit = disabled !== true && readonly !== true;
  return (
    <div className="cf-json-named">
      <div className="cf-json-field">
        <label className="cf-label" htmlFor={name}>
          {fillIn(texts.name, { label })}
        </label>
        <input
          key={label}
          className="cf-input"
          id={name}
          defaultValue={label}
          readOnly={!canEdit}
          onBlur={onKeyRenameBlur}
        />
      </div>
      <div className="cf-json-field">{children}</div>
      {canEdit && (
        <RemoveButton
          registry={registry}
          aria-label={`${texts.remove}: ${label}`}
          onClick={onRemoveProperty}
        />
      )}
    </div>
  );
}

/** The fields of an object. The whole has no frame of its own: that of the question is around it. */
function PartObject(props: ObjectFieldTemplateProps) {
  const {
    title,
    description,
    properties,
    schema,
    uiSchema,
    formData,
    fieldPathId,
    registry,
    disabled,
    readonly,
  } = props;
  const { AddButton } = registry.templates.ButtonTemplates;
  const drawn = properties.filter(({ hidden }) => !hidden);
  const canAdd = canExpand(schema, uiSchema, formData) && !disabled && !readonly;
  if (drawn.length === 0 && properties.length === 0 && !canAdd) return null;
  return (
    <PartFrame isWhole={fieldPathId.path.length === 0} legend={title} description={description}>
      {properties.map(({ content }) => content)}
      {canAdd && (
        <AddButton registry={registry} {...(uiSchema && { uiSchema })} onClick={props.onAddProperty} />
      )}
    </PartFrame>
  );
}

function PartArray({
  title,
  items,
  canAdd,
  fieldPathId,
  schema,
  registry,
  onAddClick,
  disabled,
  readonly,
}: ArrayFieldTemplateProps) {
  const { AddButton } = registry.templates.ButtonTemplates;
  return (
    <PartFrame isWhole={fieldPathId.path.length === 0} legend={title} description={schema.description}>
      {items.length > 0 && <ol className="cf-row-list">{items}</ol>}
      {canAdd && !disabled && !readonly && <AddButton registry={registry} onClick={onAddClick} />}
    </PartFrame>
  );
}

interface PartFrameProps {
  readonly isWhole: boolean;
  readonly legend: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
}

function PartFrame({ isWhole, legend, description, children }: PartFrameProps) {
  if (isWhole) return <div className="cf-json-parts">{children}</div>;
  return (
    <fieldset className="cf-row">
      {legend && <legend className="cf-row-label">{legend}</legend>}
      {description && <p className="cf-help">{description}</p>}
      <div className="cf-json-parts">{children}</div>
    </fieldset>
  );
}

function PartItem({ children, buttonsProps, hasToolbar, index, registry }: ArrayFieldItemTemplateProps) {
  const {
    hasMoveUp,
    hasMoveDown,
    hasRemove,
    onMoveUpItem,
    onMoveDownItem,
    onRemoveItem,
    disabled,
    readonly,
  } = buttonsProps;
  const texts: PartTexts = registry.formContext;
  const { MoveUpButton, MoveDownButton, RemoveButton } = registry.templates.ButtonTemplates;
  const named = (action: string) => ({ registry, 'aria-label': `${action}: ${texts.item} ${index + 1}` });
  return (
    <li className="cf-json-item">
      {children}
      {hasToolbar && !disabled && !readonly && (
        <div className="cf-row-buttons">
          {hasMoveUp && <MoveUpButton {...named(texts.moveUp)} onClick={onMoveUpItem} />}
          {hasMoveDown && <MoveDownButton {...named(texts.moveDown)} onClick={onMoveDownItem} />}
          {hasRemove && <RemoveButton {...named(texts.remove)} onClick={onRemoveItem} />}
        </div>
      )}
    </li>
  );
}

/** A choice between schemas: the select has no label of its own. */
function PartChoice({ selector, optionSchemaField, registry }: MultiSchemaFieldTemplateProps) {
  const texts: PartTexts = registry.formContext;
  return (
    <div className="cf-json-parts">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is the child that rjsf gives */}
      <label className="cf-json-field">
        <span className="cf-label">{texts.choice}</span>
        {selector}
      </label>
      {optionSchemaField}
    </div>
  );
}

/** The next level of a schema inside itself, which is drawn where somebody asks. */
function PartCycle({ name, schema, fieldPathId, registry, onExpand }: CyclicSchemaExpandProps) {
  const texts: PartTexts = registry.formContext;
  return (
    <button type="button" className="cf-button cf-button-plain" onClick={() => onExpand(fieldPathId.$id)}>
      {fillIn(texts.expand, { label: schema.title ?? name })}
    </button>
  );
}

function PartErrors({ errors = [], fieldPathId }: FieldErrorProps) {
  return errors.length > 0 ? (
    <p className="cf-problem" data-severity="error" id={errorId(fieldPathId)} dir="auto">
      {[...new Set(errors)].join(' ')}
    </p>
  ) : null;
}

function PartHelp({ help, fieldPathId }: FieldHelpProps) {
  return help ? (
    <p className="cf-help" id={helpId(fieldPathId)} dir="auto">
      {help}
    </p>
  ) : null;
}

function PartDescription({ id, description }: DescriptionFieldProps) {
  return description ? (
    <p className="cf-help" id={id} dir="auto">
      {description}
    </p>
  ) : null;
}

/** A button of rjsf, with its word in place of an icon. */
function button(word: (texts: PartTexts) => string) {
  return function PartButton({
    registry,
    uiSchema: _ui,
    icon: _icon,
    iconType: _type,
    className: _name,
    ...rest
  }: IconButtonProps) {
    return (
      <button {...rest} type="button" className="cf-button cf-button-plain">
        {word(registry.formContext)}
      </button>
    );
  };
}

const stock = stockTemplates();

/** rjsf's templates in the clothes of the form. */
export const partTemplates = {
  ...stock,
  FieldTemplate: PartFieldTemplate,
  ObjectFieldTemplate: PartObject,
  ArrayFieldTemplate: PartArray,
  ArrayFieldItemTemplate: PartItem,
  MultiSchemaFieldTemplate: PartChoice,
  CyclicSchemaExpandTemplate: PartCycle,
  FieldErrorTemplate: PartErrors,
  FieldHelpTemplate: PartHelp,
  DescriptionFieldTemplate: PartDescription,
  WrapIfAdditionalTemplate: PartName,
  BaseInputTemplate: PartInput,
  ButtonTemplates: {
    ...stock.ButtonTemplates,
    AddButton: button(({ add }) => add),
    RemoveButton: button(({ remove }) => remove),
    MoveUpButton: button(({ moveUp }) => moveUp),
    MoveDownButton: button(({ moveDown }) => moveDown),
    CopyButton: button(({ copy }) => copy),
    ClearButton: button(({ clear }) => clear),
  },
};
