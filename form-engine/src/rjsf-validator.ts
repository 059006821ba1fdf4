/**
 * The validator for the theme in a stock rjsf form. It is a separate entry, so that Ajv is bundled only where it is
 * used.
 */
export { createValidator } from './rjsf/createValidator.ts';
