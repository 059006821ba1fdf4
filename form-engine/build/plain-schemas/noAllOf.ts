/** Takes the place of the module with which rjsf merges an `allOf`. */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default function refuse(): never {
  throw new Error('The schema of this form has an allOf, which this build can not merge');
}
