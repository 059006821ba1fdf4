/**
 * rjsf's removal of values that don't fit a schema that replaced another one, such as that of another `oneOf`. The schema of a
 * compiled form has no such choices, and the engine takes answers over itself.
 */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default (_validator: unknown, _root: unknown, _schema: unknown, _before: unknown, data: unknown) =>
  data;
