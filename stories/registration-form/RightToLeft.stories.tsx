import { RegistrationForm, type RegistrationFormProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { arabicAnswers, arabicSections, arabicTexts, longArabicText } from './arabicForm.ts';
import { allPorts } from './examplePorts.ts';

/** A form in Arabic, with long texts: every control from right to left. */
const meta = {
  title: 'Form/Right to left',
  component: RegistrationForm,
  args: {
    sections: arabicSections,
    locale: 'ar',
    texts: arabicTexts,
    ports: allPorts,
    onSubmit: fn<RegistrationFormProps['onSubmit']>(async () => {}),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing overflows sideways, where a left margin or a physical position would show. */
async function expectNoOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

export const WholeForm: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('textbox', { name: 'الاسم الأول' });
    await expect(input.closest('form')).toHaveAttribute('dir', 'rtl');
    await expect(await canvas.findByRole('combobox', { name: 'الجنسية' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'رمز البلد' })).toHaveStyle({
      direction: 'rtl',
    });
    await expectNoOverflow();
  },
};

/** On the narrowest phone. */
export const OnAPhone: Story = {
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: WholeForm.play ?? (() => {}),
};

/** A problem and its sign begin on the right. */
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: 'الاسم الأول' });
    await userEvent.click(canvas.getByRole('button', { name: 'إرسال' }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input.closest('.cf-field')?.querySelector('.cf-problem')).toHaveStyle({
      textAlign: 'right',
    });
    await expectNoOverflow();
  },
};

/** An open list, with the room for its buttons on the left. */
export const OpenList: Story = {
  play: async ({ canvas, userEvent }) => {
    const nationality = await canvas.findByRole('combobox', { name: 'الجنسية' });
    await userEvent.type(nationality, 'المغرب');
    await expect(await canvas.findByRole('option', { name: 'المغرب' })).toBeVisible();
    await expectNoOverflow();
  },
};

/** Answers in Latin letters, beside Arabic ones. */
export const Filled: Story = {
  args: { initialAnswers: arabicAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'الجنسية' })).toHaveValue('المغرب');
    await expect(canvas.getByLabelText(/^تاريخ الميلاد/)).toHaveValue('01/02/2015');
    await expectNoOverflow();
  },
};

export const ReadOnly: Story = { args: { initialAnswers: arabicAnswers, mode: 'read' } };

export const Review: Story = {
  args: { initialAnswers: arabicAnswers, mode: 'review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('المغرب')).toBeVisible();
    await expect(canvas.getAllByText(longArabicText)[0]).toBeVisible();
    await expectNoOverflow();
  },
};

export const Print: Story = {
  args: { mode: 'print' },
  play: expectNoOverflow,
};

export const Dark: Story = {
  args: { initialAnswers: arabicAnswers },
  globals: { theme: 'dark' },
};
