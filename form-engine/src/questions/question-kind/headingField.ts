/**
 * The `ui:field` of a question without an answer of its own. It is a field that stock rjsf has too, and there it draws the title
 * and changes no data. Without it rjsf says that a schema without a type is unsupported.
 */
export const headingField = 'LayoutHeaderField';
