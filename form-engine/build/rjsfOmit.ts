/**
 * rjsf's removal of values without a field, which it carries for forms that ask for it by `omitExtraData`. The engine never asks:
 * an answer lies outside rjsf, and `SchemaForm` returns what its form didn't ask.
 */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default (_validator: unknown, _schema: unknown, _root: unknown, formData: unknown) => formData;

export const getUsedFormData = (formData: unknown) => formData;
export const getFieldNames = () => [];
export const isValueEmpty = (value: unknown) => value === undefined;
