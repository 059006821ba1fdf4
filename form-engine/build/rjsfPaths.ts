/** rjsf's paths of all fields of a form: a tool for hosts of rjsf, which rjsf itself never calls. */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default () => ({});
