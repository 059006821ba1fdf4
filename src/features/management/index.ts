export { managedFormsHref } from './forms/formsHrefs.ts';
