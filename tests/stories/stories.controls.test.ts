import { expect, test } from 'vitest';
import { exportedControls, missingStories } from './controlStories.ts';

const controls = exportedControls();

test('exportedControls finds every control of the package, and which of them take a port', () => {
  expect(new Set(controls.map(({ name }) => name))).toEqual(
    new Set([
      'AddressInput',
      'BirthdateInput',
      'DateInput',
      'DecimalInput',
      'EmailInput',
      'FileUpload',
      'NationalNumberInput',
      'NumberInput',
      'PagedSelect',
      'PagedSelectMultiple',
      'PhoneInput',
    ]),
  );
  expect(controls.filter(({ takesPort }) => takesPort).map(({ name }) => name)).toEqual([
    'AddressInput',
    'FileUpload',
  ]);
});

test.for(controls)('stories/controls: $name has a story of every state', (control) => {
  expect(missingStories(control)).toEqual([]);
});

test('missingStories tells a state that is missing, the states of a port, and a control without any story', () => {
  const source = ['Empty', 'Filled', 'RequiredError', 'Disabled', 'ReadOnly', 'LongText']
    .map((state) => `export const ${state}: Story = {};\n`)
    .join('');
  expect(missingStories({ name: 'Planted', takesPort: false }, source)).toEqual(['Warning']);
  expect(missingStories({ name: 'Planted', takesPort: true }, source)).toEqual([
    'Warning',
    'SlowPort',
    'FailingPort',
  ]);
  expect(missingStories({ name: 'NoSuchControl', takesPort: false })).toHaveLength(7);
});
