import type { ReactElement } from 'react';

/** The two tests of `react-is` that rjsf makes of a widget. */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default {
  isForwardRef: ({ type }: ReactElement) => typeOf(type) === Symbol.for('react.forward_ref'),
  isMemo: (widget: unknown) => typeOf(widget) === Symbol.for('react.memo'),
};

function typeOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '$$typeof' in value ? value.$$typeof : undefined;
}
