/**
 * Takes the place of the packages with which rjsf resolves a `$ref`. The schemas that the engine gives to rjsf have only references such
 * as `#/$defs/s0` (`drawnSchema.ts`).
 */
// biome-ignore lint/style/noDefaultExport: rjsf imports the packages that this module replaces by their default export
export default {
  get: (root: unknown, pointer: string) =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((value, name) => Reflect.get(Object(value), name), root),
  equal: Object.is,
  resolve: (_base: string, reference: string) => reference,
};
