/** No field of `rjsfFields.ts` draws a widget of rjsf. */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default () => ({});
