import type { JsonFormsCore, JsonSchema7, UISchemaElement } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { markSent } from './markSent.ts';
import { type BenchQuestion, requestedCount, sectionsOf } from './questionsOf.ts';

/**
 * JSON Forms as its documentation writes it: the unstyled renderers, and answers and errors in the state of its host. It has
 * no submit, so a button turns its messages on.
 */
function Questions() {
  const [{ data, errors }, setChange] = useState<Pick<JsonFormsCore, 'data' | 'errors'>>({ data: {} });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (errors?.length === 0) markSent();
  };
  return (
    <form noValidate onSubmit={submit}>
      <JsonForms
        schema={schema}
        uischema={uischema}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={isSubmitted ? 'ValidateAndShow' : 'ValidateAndHide'}
        onChange={setChange}
      />
      <button type="submit">Verzenden</button>
    </form>
  );
}

function schemaOf({ question, type, options }: BenchQuestion): JsonSchema7 {
  const title = question;
  if (type === 'checkbox') return { type: 'boolean', title };
  if (options) return { type: 'string', title, oneOf: choicesOf(options) };
  return type === 'email' ? { type: 'string', title, format: 'email' } : { type: 'string', title };
}

function choicesOf(options: Readonly<Record<string, string>>): JsonSchema7[] {
  return Object.entries(options).map(([value, title]) => ({ const: value, title }));
}

function controlOf({ qid, type }: BenchQuestion): UISchemaElement {
  const control = { type: 'Control', scope: `#/properties/${qid}` };
  return type === 'radio' ? { ...control, options: { format: 'radio' } } : control;
}

const sections = sectionsOf(requestedCount());
const questions = sections.flatMap(({ fields }) => fields);
const schema: JsonSchema7 = {
  type: 'object',
  required: questions.map(({ qid }) => qid),
  properties: Object.fromEntries(questions.map((question) => [question.qid, schemaOf(question)])),
};
const groups = sections.map(({ title, fields }) => ({
  type: 'Group',
  label: title,
  elements: fields.map(controlOf),
}));
const uischema = { type: 'VerticalLayout', elements: groups };

const root = document.getElementById('root');
if (root) createRoot(root).render(<Questions />);
