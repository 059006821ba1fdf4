import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { compileForm, questionKinds } from '#form-engine/src/headless.ts';
import { textKind } from '#form-engine/src/questions/text/text.ts';
import { textView } from '#form-engine/src/questions/text/textView.tsx';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import type { RegistrationFormProps } from '#form-engine/src/registration/registrationFormProps.ts';
import { ExampleForm, ports } from '../exampleForm.tsx';

const misspelt = (property: string) => [
  { title: 'Deelnemer', fields: [{ qid: 'a', nid: 0, type: 'text', question: 'Naam', [property]: 1 }] },
];
const starsKind = { ...textKind, name: 'stars', accepts: () => true };
const starsForm = compileForm(misspelt('help'), { kinds: [starsKind, ...questionKinds] });
const onSubmit = async () => {};

test('RegistrationForm tells its diagnostics once per form, whatever is drawn anew', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onDiagnostics = vi.fn();
  const drawn = (sections: unknown, onChange = () => {}) => (
    <StrictMode>
      <RegistrationForm {...{ sections, ports, onSubmit, onChange, onDiagnostics }} />
    </StrictMode>
  );
  const { rerender } = await render(drawn(misspelt('requierd')));
  await rerender(drawn(misspelt('requierd'), () => {}));
  // The code that finds the faults of sections loads here.
  await expect.poll(() => onDiagnostics).toHaveBeenCalled();
  expect(onDiagnostics).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ code: 'unknown-property', path: '/0/fields/0' }),
  ]);
  await rerender(drawn(misspelt('help')));
  await expect.poll(() => onDiagnostics).toHaveBeenCalledTimes(2);
  expect(onDiagnostics).toHaveBeenLastCalledWith([]);
});

test('RegistrationForm warns in the console once per text', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let time = 0; time < 2; time += 1) {
    const { unmount } = await render(<ExampleForm sections={misspelt('placehodler')} />);
    await expect.poll(() => warn).toHaveBeenCalled();
    await unmount();
  }
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '@clubpoort/form-engine: unknown-property at "/0/fields/0": nothing reads "placehodler"; did you mean "placeholder"?',
  );
});

test('RegistrationForm names a kind without a view, and draws a note for it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onDiagnostics = vi.fn();
  const { unmount } = await render(
    <RegistrationForm form={starsForm} {...{ ports, onSubmit, onDiagnostics }} />,
  );
  await expect
    .element(page.getByText('We kunnen deze vraag hier niet tonen', { exact: false }))
    .toBeVisible();
  expect(onDiagnostics).toHaveBeenCalledExactlyOnceWith([
    {
      code: 'missing-view',
      path: '',
      message: 'the kind "stars" has no view: give one in the prop views of the form',
    },
  ]);
  await unmount();
  await render(
    <RegistrationForm form={starsForm} views={{ stars: textView }} {...{ ports, onSubmit, onDiagnostics }} />,
  );
  expect(onDiagnostics).toHaveBeenLastCalledWith([]);
});

test('RegistrationForm without sections says so, and takes them when they come', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onDiagnostics = vi.fn();
  const drawn = (sections: unknown) => <RegistrationForm {...{ sections, ports, onSubmit, onDiagnostics }} />;
  const { rerender } = await render(drawn(undefined));
  await expect
    .poll(() => onDiagnostics)
    .toHaveBeenLastCalledWith([expect.objectContaining({ code: 'missing-sections' })]);
  await rerender(drawn(misspelt('help')));
  await expect.element(page.getByRole('textbox', { name: /^Naam/ })).toBeVisible();
  await expect.poll(() => onDiagnostics).toHaveBeenLastCalledWith([]);
});

test('RegistrationForm without a clock names what is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Hosts in plain JavaScript have no compiler that asks for the prop.
  const props = { sections: [], onSubmit } as unknown as RegistrationFormProps;
  await expect(render(<RegistrationForm {...props} />)).rejects.toThrow(
    'RegistrationForm needs the prop ports',
  );
});
