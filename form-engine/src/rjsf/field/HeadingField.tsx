import { type FieldProps, getTemplate, getUiOptions, titleId } from '@rjsf/utils';
import { QuestionField } from './QuestionField.tsx';

/**
 * The theme's `LayoutHeaderField`: draws a question without an answer of its own by its view. The uiSchema names that field for
 * the sake of stock rjsf. In a schema from elsewhere it draws the title, as rjsf does.
 */
export function HeadingField(props: FieldProps) {
  const { uiSchema, registry, fieldPathId, title, schema, name, required } = props;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  if (typeof options.kind === 'string') return <QuestionField {...props} />;
  const Title = getTemplate('TitleFieldTemplate', registry, options);
  const shown = options.title || title || schema.title || name;
  return (
    <Title
      id={titleId(fieldPathId)}
      title={shown}
      required={required ?? false}
      schema={schema}
      uiSchema={uiSchema ?? {}}
      registry={registry}
    />
  );
}
