import type { FormSettings, QuestionKind, UiSchema } from '../questions/question-kind/questionKind.ts';
import type { Question } from '../sections/question.ts';
import { isRecord } from '../sections/wireValue.ts';
import { defaultLocale } from '../texts/readLocale.ts';
import type { CompiledForm } from './compiledForm.ts';

/**
 * The uiSchema of a form: each question by its kind, grouped by `'ui:options'.sections`. It holds only data, no
 * functions.
 */
export function formUiSchema(
  form: Pick<CompiledForm, 'sections' | 'questions' | 'kinds' | 'rows' | 'settings'>,
): UiSchema {
  const fields = [...form.questions].map(([key, question]) => [
    key,
    {
      ...fieldUiSchema(question, form.kinds.get(key), form.settings),
      ...(form.rows.has(key) && { items: form.rows.get(key)?.uiSchema }),
    },
  ]);
  return { 'ui:options': { sections: form.sections }, ...Object.fromEntries(fields) };
}

function fieldUiSchema(question: Question, kind: QuestionKind | undefined, settings: FormSettings): UiSchema {
  const { 'ui:options': options, ...ownUi } = kind?.uiSchema(question, settings) ?? {};
  return {
    ...(question.help && { 'ui:help': question.help }),
    ...(question.placeholder && { 'ui:placeholder': question.placeholder }),
    ...ownUi,
    'ui:options': {
      kind: kind?.name,
      ...(settings.locale !== defaultLocale && { locale: settings.locale }),
      ...(question.courseInfo && { courseInfo: question.courseInfo }),
      ...(question.origin && { origin: question.origin }),
      ...(isRecord(options) && options),
    },
  };
}
