/**
 * rjsf's removal of values that no longer fit once a condition of the schema changed it. The schemas of `compileForm` have no
 * conditions: which question is asked is decided outside rjsf.
 */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default (_validator: unknown, _root: unknown, _next: unknown, _last: unknown, formData: unknown) =>
  formData;
