import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { markSent } from './markSent.ts';
import { type BenchQuestion, type BenchSection, requestedCount, sectionsOf } from './questionsOf.ts';

function schemaOf(question: BenchQuestion): RJSFSchema {
  const title = question.question;
  if (question.type === 'checkbox') return { type: 'boolean', title, enum: [true] };
  if (question.type === 'email') return { type: 'string', title, format: 'email' };
  if (question.options) return { type: 'string', title, enum: Object.keys(question.options) };
  return { type: 'string', title };
}

function uiSchemaOf({ type, options }: BenchQuestion): UiSchema {
  if (!options) return {};
  const enumNames = { 'ui:enumNames': Object.values(options) };
  return type === 'radio' ? { ...enumNames, 'ui:widget': 'radio' } : enumNames;
}

function sectionSchemaOf({ title, fields }: BenchSection): RJSFSchema {
  return {
    type: 'object',
    title,
    required: fields.map(({ qid }) => qid),
    properties: Object.fromEntries(fields.map((question) => [question.qid, schemaOf(question)])),
  };
}

const sections = sectionsOf(requestedCount());
const schema: RJSFSchema = {
  type: 'object',
  properties: Object.fromEntries(sections.map((section) => [section.title, sectionSchemaOf(section)])),
};
const uiSchema: UiSchema = {
  ...Object.fromEntries(
    sections.map(({ title, fields }) => [
      title,
      Object.fromEntries(fields.map((question) => [question.qid, uiSchemaOf(question)])),
    ]),
  ),
  'ui:submitButtonOptions': { submitText: 'Verzenden' },
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Form schema={schema} uiSchema={uiSchema} validator={validator} noHtml5Validate onSubmit={markSent} />,
  );
}
