/** Takes the place of the packages with which rjsf resolves a `$ref`. */
// biome-ignore lint/style/noDefaultExport: rjsf imports the packages that this module replaces by their default export
export default { equal: refuse, get: refuse, resolve: refuse };

function refuse(): never {
  throw new Error('The schema of this form has a $ref, which this build can not resolve');
}
