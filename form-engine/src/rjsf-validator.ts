/** The validator for the theme in a stock rjsf form. An entry of its own, so that Ajv comes along only where it is asked for. */
export { createValidator } from './rjsf/createValidator.ts';
