import type { CompiledForm, Condition, Question } from '@clubpoort/form-engine/headless';

/**
 * Words of questions about health or a consent. A backend that knows only section 7 of the specification marks no question as
 * sensitive, and a club may forget to.
 */
const sensitiveWords =
  /gezond|allerg|medi[sc]|ziek|blessure|epilep|astma|diabet|handicap|beperking|dieet|vaccin|huisarts|dokter|zorg|toestemming|toelating|akkoord|privacy|foto|film/i;

/**
 * Whether the answer belongs to one person alone: the club marks the question, its words are about health or a consent, or it
 * is asked because of such a question.
 */
export function isSensitive(form: CompiledForm, question: Question, depth = 0): boolean {
  const { sensitive, label, help, placeholder, visibleWhen } = question;
  if (sensitive || sensitiveWords.test([label, help, placeholder].join(' '))) return true;
  if (!visibleWhen || depth === deepest) return false;
  return keysIn(visibleWhen).some((key) => {
    const asked = form.questions.get(key);
    return asked !== undefined && isSensitive(form, asked, depth + 1);
  });
}

/** Maximum length of a chain of questions that depend on each other. A cycle of them would never end. */
const deepest = 8;

function keysIn(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(keysIn);
  if ('any' in condition) return condition.any.flatMap(keysIn);
  return 'not' in condition ? keysIn(condition.not) : [condition.key];
}
