import { decodeAnswers, validateAnswers } from '#form-engine/src/headless.ts';
import { formOf, today, type WireFields } from '../../support/ask.ts';

/** The question in each row of `people`. */
export const name = { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam', required: 1 };
export const groupOf = (fields: unknown, more: WireFields = {}) => ({ type: 'group', fields, ...more });
export const people = (more: WireFields = {}) =>
  groupOf([name], { config: { repeat: { label: 'Deelnemer' } }, ...more });

export const codes = (fields: readonly WireFields[]) =>
  formOf(fields).diagnostics.map(({ code, path }) => `${code} ${path}`);
export const problemsOf = (fields: readonly WireFields[], values: WireFields, context = { today }) => {
  const form = formOf(fields);
  const { answers, problems } = decodeAnswers(form, values);
  return [...problems, ...validateAnswers(form, answers, context)].map(
    ({ path, label, message }) => `${path.join('/')} ${label}: ${message}`,
  );
};
