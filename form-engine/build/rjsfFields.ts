import NullField from '@rjsf/core/lib/components/fields/NullField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { drawsNothing } from './drawsNothing.ts';

/**
 * rjsf's fields without the ones that the theme replaces, and without layouts that `compileForm` never asks for. Beside the
 * view of a kind whose answer has an `anyOf`, rjsf would draw a choice between its schemas.
 */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default () => ({
  AnyOfField: drawsNothing,
  NullField,
  NumberField,
  ObjectField,
  OneOfField: drawsNothing,
  OptionalDataControlsField: drawsNothing,
  SchemaField,
});
