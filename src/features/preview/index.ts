export { type FormToEdit, formToEditHref } from './view/formToEdit.ts';
