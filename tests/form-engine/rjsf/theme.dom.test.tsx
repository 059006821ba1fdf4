import Form, { withTheme } from '@rjsf/core';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type {
  QuestionControlProps,
  QuestionView,
} from '#form-engine/src/questions/controls/questionView.tsx';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import { RegistrationFields, theme } from '#form-engine/src/rjsf/theme.tsx';
import { createValidator } from '#form-engine/src/rjsf-validator.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm, exampleSections, ports } from '../registration/exampleForm.tsx';

test('theme: a key press renders one field, and rjsf does no work', async () => {
  const rendered: string[] = [];
  const counting: QuestionView = {
    labelling: 'label',
    Control: ({ id, value, onChange, field }: QuestionControlProps) => {
      rendered.push(field.label);
      return <input id={id} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
    },
    answerText: String,
  };
  const sections: readonly WireSection[] = [
    {
      title: 'Veel vragen',
      fields: Array.from({ length: 50 }, (_, index) => ({
        qid: index,
        nid: 0,
        type: 'text',
        question: `Vraag ${index}`,
      })),
    },
  ];
  const commits = vi.fn();
  await render(
    <Profiler id="form" onRender={commits}>
      <ExampleForm sections={sections} views={{ text: counting }} />
    </Profiler>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'Vraag 7 (optioneel)' }));
  const rjsfRender = vi.spyOn(Form.prototype, 'render');
  const rjsfData = vi.spyOn(Form.prototype, 'getStateFromProps');
  rendered.length = 0;
  commits.mockClear();
  await userEvent.keyboard('Noor');
  expect(rendered).toEqual(Array(4).fill('Vraag 7'));
  expect(commits).toHaveBeenCalledTimes(4);
  expect(rjsfRender).not.toHaveBeenCalled();
  expect(rjsfData).not.toHaveBeenCalled();
});

test('theme renders and validates the emitted schema in a stock rjsf form', async () => {
  const ThemedForm = withTheme(theme);
  const form = compileForm(exampleSections);
  const onSubmit = vi.fn();
  const onError = vi.fn();
  await render(
    <ThemedForm
      schema={form.schema}
      uiSchema={form.uiSchema}
      validator={createValidator(form)}
      onSubmit={({ formData }) => onSubmit(formData)}
      onError={onError}
    />,
  );
  const submit = page.getByRole('button', { name: 'Versturen' });
  await expect.element(page.getByRole('heading', { name: 'Over de lessen' })).toBeVisible();
  await userEvent.click(submit);
  expect(onError).toHaveBeenCalledTimes(1);
  await expect
    .element(page.getByRole('textbox', { name: 'Voornaam' }))
    .toHaveAccessibleDescription('Vul dit veld in');
  await userEvent.fill(page.getByRole('textbox', { name: 'Voornaam' }), 'Noor');
  await userEvent.fill(page.getByRole('textbox', { name: /^Telefoon/ }), '0470 12 34 56');
  await userEvent.fill(page.getByRole('textbox', { name: 'Geboortedatum' }), '6/5/2015');
  await userEvent.click(page.getByRole('radio', { name: 'Beginner' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Woensdag' }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Maat' }), 'M');
  await userEvent.click(submit);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('checkbox', { name: 'Ik kan zwemmen' }));
  await userEvent.click(submit);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    fname_0: 'Noor',
    phone_0: '+32 470123456',
    born_0: '2015-05-06',
    level_12: 'Beginner',
    days_12: ['wo'],
    size_34: 'M',
    swim_34: true,
  });
});

test('theme gives each field an id that ARIA can reference, for any key', async () => {
  const sections: readonly WireSection[] = [
    {
      title: 'Rare sleutels',
      fields: [{ qid: 'a b.c"é', nid: 0, type: 'text', question: 'Vraag', help: 'Uitleg' }],
    },
  ];
  await render(<ExampleForm sections={sections} />);
  await expect.element(page.getByRole('textbox', { name: /^Vraag/ })).toHaveAccessibleDescription('Uitleg');
});

test('theme renders a kind of the host with the view of the host', async () => {
  const form = compileForm(
    [{ title: '', fields: [{ qid: 'c', nid: 0, type: 'colour', question: 'Kleur' }] }],
    {
      kinds: [
        {
          name: 'colour',
          answerSchema: { type: 'string' },
          messages: {},
          accepts: ({ type }) => type === 'colour',
          uiSchema: () => ({ 'ui:options': { shades: 3 } }),
          decode: (wire) => ({ answer: typeof wire === 'string' ? wire : undefined }),
          encode: (answer) => String(answer ?? ''),
          isFilled: (answer) => answer !== undefined,
        },
      ],
    },
  );
  const colour: QuestionView = {
    labelling: 'label',
    Control: ({ id, field }) => <output id={id}>{`${field.settings.shades} tinten`}</output>,
    answerText: String,
  };
  await render(<RegistrationForm form={form} ports={ports} views={{ colour }} onSubmit={async () => {}} />);
  await expect.element(page.getByText('3 tinten')).toBeVisible();
});

test('theme brings its own styles to an rjsf form of the host', async () => {
  const form = compileForm(exampleSections);
  const screen = await render(
    <div style={{ width: 320 }}>
      <RegistrationFields
        schema={form.schema}
        uiSchema={form.uiSchema}
        validator={createValidator(form)}
        onError={() => {}}
      />
    </div>,
  );
  const name = page.getByRole('textbox', { name: 'Voornaam' });
  await expect.element(name).toBeVisible();
  expect(getComputedStyle(name.element()).boxSizing).toBe('border-box');
  const host = screen.container.firstElementChild;
  expect(host?.scrollWidth, 'nothing overflows a phone').toBe(host?.clientWidth);
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  const [errors, questions] = screen.container.querySelectorAll('form > * > .cf-form, form > .cf-form');
  if (!errors || !questions) throw new Error('The form has no frame');
  expect(questions.getBoundingClientRect().top - errors.getBoundingClientRect().bottom).toBeGreaterThan(16);
});
