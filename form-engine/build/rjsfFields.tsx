import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js';
import NullField from '@rjsf/core/lib/components/fields/NullField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { lazyPart } from './lazyPart.tsx';

/** The choice between the schemas of a `oneOf` or `anyOf`, which only other schemas than those of `compileForm` have. */
const MultiSchemaField = lazyPart(() => import('@rjsf/core/lib/components/fields/MultiSchemaField.js'));

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
