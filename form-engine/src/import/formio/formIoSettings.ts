import type { NotTakenReason } from '../imported.ts';

/** Settings about looks: the form has its own. */
const looks = new Set([
  'theme',
  'labelPosition',
  'labelWidth',
  'labelMargin',
  'optionsLabelPosition',
  'inline',
  'customClass',
  'className',
  'style',
  'attrs',
  'tag',
  'collapsible',
  'collapsed',
  'breadcrumb',
  'breadcrumbClickable',
  'hideLabel',
  'hideInputLabels',
  'inputsLabelPosition',
  'size',
  'width',
  'offset',
  'push',
  'pull',
  'currentWidth',
  'autoAdjust',
  'rows',
  'numRows',
  'numCols',
  'cellAlignment',
  'striped',
  'bordered',
  'hover',
  'condensed',
  'block',
  'leftIcon',
  'rightIcon',
  'penColor',
  'backgroundColor',
  'height',
  'showCharCount',
  'showWordCount',
  'verticalLayout',
  'dayFirst',
  'format',
  'displayInTimezone',
  'shortcutButtons',
  'overlay',
  'widget',
  'wysiwyg',
  'editor',
  'autoExpand',
  'fixedSize',
]);

/** Parts of a question that are no settings of it. */
const scripts = new Set([
  'calculateValue',
  'customDefaultValue',
  'customConditional',
  'logic',
  'custom',
  'customPrivate',
  'onlyAvailableItems',
  'triggers',
  'properties',
]);

/** Why a setting of a component isn't taken. */
export function formIoReason(name: string): NotTakenReason {
  if (looks.has(name)) return 'look';
  if (scripts.has(name)) return 'script';
  return name === 'tooltip' || name === 'errors' || name === 'errorLabel' ? 'setting' : 'technical';
}
