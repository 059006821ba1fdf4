import type sanitizeDataForNewSchema from '@rjsf/utils/lib/schema/sanitizeDataForNewSchema.js';

type Sanitize = typeof sanitizeDataForNewSchema;

/**
 * rjsf's removal of values that no longer fit once a condition of the schema changed it. The schemas of `compileForm` have no
 * conditions: which question is asked is decided outside rjsf. A part of a JSON Schema brings rjsf's own removal with its validator.
 */
const sanitize: Sanitize = (validator, root, next, last, formData, merge) => {
  const own: unknown = Reflect.get(validator, 'sanitizeData');
  return typeof own === 'function' ? own(validator, root, next, last, formData, merge) : formData;
};

// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default sanitize;
