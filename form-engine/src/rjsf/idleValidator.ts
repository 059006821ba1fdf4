import type { ValidatorType } from '@rjsf/utils';

/**
 * A validator that does nothing. rjsf requires one, but `validateAnswers` checks the answers, and the compiled schemas
 * have no branches.
 */
export const idleValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
