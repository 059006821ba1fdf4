import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js';
import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import NullField from '@rjsf/core/lib/components/fields/NullField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';

/** rjsf's fields without the ones that the theme replaces, and without layouts that `compileForm` never asks for. */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default () => ({
  AnyOfField: MultiSchemaField,
  CyclicSchemaField,
  NullField,
  NumberField,
  ObjectField,
  OneOfField: MultiSchemaField,
  OptionalDataControlsField,
  SchemaField,
});
