import { type FormProps, withTheme } from '@rjsf/core';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { partTheme } from '#form-engine/src/rjsf/part/PartForm.tsx';
import { theme } from '#form-engine/src/rjsf/theme.tsx';
import { partTexts } from '#form-engine/src/texts/partTexts.ts';

/** rjsf's tests of themes take these from the global scope. They are gone before another file shares the worker. */
const globals = { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi };
Object.assign(globalThis, globals);
const { arrayTests, formTests, gridTests, objectTests } = await import('@rjsf/snapshot-tests');
afterAll(() => {
  for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
});

const PartTheme = withTheme(partTheme);
const parts = (props: FormProps) =>
  createElement(PartTheme, { ...props, formContext: { ...props.formContext, ...partTexts('nl') } });

const wide = { className: 'wide' };
const columns = {
  ColumnWidthAll: wide,
  ColumnWidth4: wide,
  ColumnWidth6: wide,
  ColumnWidth8: wide,
  ComplexUiSchema: {
    'ui:field': 'LayoutGridField',
    'ui:layoutGrid': { 'ui:row': { children: ['person', 'employment'] } },
  },
};

// The markup of rjsf's own schemas. A changed snapshot shows what another release of rjsf does to it.
describe.each([
  ['the theme', withTheme(theme)],
  ['the theme of parts', parts],
])('%s', (_name, Form) => {
  for (const tests of [arrayTests, formTests, objectTests]) tests(Form);
  gridTests(Form, columns);
});
