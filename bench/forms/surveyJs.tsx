import 'survey-core/survey-core.fontless.css';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { markSent } from './markSent.ts';
import { type BenchQuestion, requestedCount, sectionsOf } from './questionsOf.ts';

/**
 * SurveyJS as its documentation writes it: one page, with a panel for each section, and its own style sheet. As in every form
 * here a select is the browser's own, and a checkbox a checkbox. A text is stored when its field loses the focus.
 */
const model = new Model({
  completeText: 'Verzenden',
  elements: sectionsOf(requestedCount()).map(({ title, fields }) => ({
    type: 'panel',
    name: title,
    title,
    elements: fields.map(elementOf),
  })),
});
model.onComplete.add(() => markSent());

function elementOf({ qid, question, type, options = {} }: BenchQuestion): object {
  const element = { name: qid, title: question, isRequired: true };
  const choices = Object.entries(options).map(([value, text]) => ({ value, text }));
  switch (type) {
    case 'radio':
      return { ...element, type: 'radiogroup', choices };
    case 'select':
      return { ...element, type: 'dropdown', renderAs: 'select', choices };
    case 'checkbox':
      return { ...element, type: 'boolean', renderAs: 'checkbox' };
    case 'email':
      return { ...element, type: 'text', inputType: 'email' };
    default:
      return { ...element, type: 'text' };
  }
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Survey model={model} />);
