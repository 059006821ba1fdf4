import UnsupportedFieldTemplate from '@rjsf/core/lib/components/templates/UnsupportedField.js';
import { drawsNothing } from './drawsNothing.ts';

/**
 * rjsf's templates without the ones that the theme replaces, and without those of fields and widgets that are left out. The
 * theme's frame of a field draws no title, description, help or error of rjsf.
 */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default () => ({
  ButtonTemplates: {},
  CyclicSchemaExpandTemplate: drawsNothing,
  DescriptionFieldTemplate: drawsNothing,
  FieldErrorTemplate: drawsNothing,
  FieldHelpTemplate: drawsNothing,
  TitleFieldTemplate: drawsNothing,
  UnsupportedFieldTemplate,
});
