import { RegistrationForm, type RegistrationFormProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { everyCourse, everySection } from './everything.ts';
import { allPorts, draftPorts, fewPorts } from './examplePorts.ts';
import {
  completeAnswers,
  conditionalSections,
  courseSections,
  courses,
  generalSections,
  knownSections,
  stepSections,
} from './exampleSections.ts';

/** A complete form, as a parent sees it. */
const meta = {
  title: 'Form/Registration form',
  component: RegistrationForm,
  tags: ['autodocs'],
  args: {
    sections: generalSections,
    ports: fewPorts,
    courses,
    club: 7,
    privacy: { href: '#voorwaarden' },
    newsletter: {
      entries: [{ email: 'mama@example.be', status: 'unsubscribed', communicationStatus: 'subscribed' }],
    },
    onSubmit: fn<RegistrationFormProps['onSubmit']>(async () => {}),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeForm: Story = {};

const narrowPhone = {
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
} satisfies Story;

/** A question of every kind, with all ports. */
export const Everything: Story = {
  args: { sections: everySection, courses: everyCourse, ports: allPorts },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Kies bestanden')).toBeEnabled();
    await expect(await canvas.findByRole('combobox', { name: 'School' })).toBeVisible();
  },
};

/** The same form on the narrowest phone: nothing overflows sideways. */
export const EverythingOnAPhone: Story = {
  ...Everything,
  ...narrowPhone,
  play: async (context) => {
    await Everything.play?.(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/**
 * `foldsKnown`: a section that the profile answers shows its answers, with a button to change them. One with a sensitive
 * question stays open.
 */
export const FoldedSections: Story = {
  args: { sections: knownSections, foldsKnown: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Finn')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Voornaam' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^Allergieën/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wijzig Wie ben je?' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Voornaam' })).toHaveFocus());
  },
};

/** Every question wrong: the screen of a parent who submits before filling in. */
export const EverythingWrong: Story = {
  args: { sections: everySection, courses: everyCourse, ports: allPorts },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Kies bestanden');
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Voornaam' })).toHaveFocus());
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Telefoonnummer' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Answers decide what is asked next, which options are offered, and what is required. */
export const Conditions: Story = {
  args: { sections: conditionalSections, newsletter: { entries: [] } },
  play: async ({ canvas, userEvent }) => {
    const group = () => canvas.getByRole('radiogroup', { name: 'Groep' });
    await expect(group()).not.toHaveTextContent('Wedstrijdgroep');
    await expect(canvas.queryByRole('heading', { name: 'Ouder of voogd' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /Jaren ervaring/ }), '3');
    await userEvent.tab();
    await expect(group()).toHaveTextContent('Wedstrijdgroep');
    await userEvent.type(canvas.getByLabelText('Geboortedatum'), '01/02/2016');
    await userEvent.tab();
    await expect(canvas.getByRole('heading', { name: 'Ouder of voogd' })).toBeVisible();
    await expect(canvas.getByLabelText(/^E-mailadres/).closest('.cf-field')).toHaveTextContent('(optioneel)');
    await userEvent.click(canvas.getByLabelText(/kan ik niet bellen/));
    await expect(canvas.getByLabelText(/^E-mailadres/).closest('.cf-field')).not.toHaveTextContent(
      '(optioneel)',
    );
  },
};

/** One step at a time, with the review last. */
export const Steps: Story = {
  args: { sections: stepSections },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Stap 1 van 4: Deelnemer')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Voornaam'), 'Noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    await waitFor(() => expect(canvas.getByText('Stap 2 van 4: Gezondheid')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: /^Deelnemer/ })).toBeVisible();
  },
};

/** The steps on a narrow phone: a bar says how far one is, and its text where. */
export const StepsOnAPhone: Story = { ...Steps, ...narrowPhone };

/** The last step: all answers, each step with a way back, and what the club asks for at the end. */
export const StepsReview: Story = {
  args: {
    sections: stepSections,
    initialAnswers: { fname_0: 'Noor', allergy_0: 'Nee', level_0: 'Beginner' },
  },
  play: async ({ canvas, userEvent }) => {
    for (const title of ['Stap 1 van 4: Deelnemer', 'Stap 2 van 4: Gezondheid', 'Stap 3 van 4: Lessen']) {
      await canvas.findByText(title);
      await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    }
    await expect(await canvas.findByRole('button', { name: 'Wijzig Gezondheid' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Versturen' })).toBeVisible();
  },
};

export const SeveralCourses: Story = {
  args: { sections: courseSections },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Vragen voor' }),
      'Ballet maandag 14u30',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Welk niveau?' })).toBeVisible();
  },
};

/** The button at the end leads through the questions of each course, and sends after the last ones. The switch follows. */
export const CourseByCourse: Story = {
  args: { sections: courseSections, initialAnswers: completeAnswers, walksCourses: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verder naar: Ballet maandag 14u30' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Welk niveau?' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Vragen voor' })).toHaveFocus();
  },
};

export const ErrorInACourse: Story = {
  args: { sections: courseSections, initialAnswers: { ...completeAnswers, size_34: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Maat van het judopak' })).toHaveFocus());
  },
};

export const EmptyFieldsHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Toon lege velden' }));
    await expect(canvas.queryByRole('group', { name: /^Wie mag je kind ophalen/ })).toBeNull();
  },
};

export const ServerErrors: Story = {
  args: {
    initialAnswers: completeAnswers,
    onSubmit: fn<RegistrationFormProps['onSubmit']>(async () => ({
      problems: [
        {
          key: 'mail_0',
          path: [],
          label: 'E-mailadres',
          rule: 'context',
          message: 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in',
          severity: 'error',
        },
      ],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus());
  },
};

export const Draft: Story = {
  args: {
    draftKey: 'noor',
    ports: draftPorts,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Concept hersteld')).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    initialAnswers: completeAnswers,
    onSubmit: fn<RegistrationFormProps['onSubmit']>(() => new Promise<void>(() => {})),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByRole('button', { name: 'Bezig met versturen…' })).toBeVisible();
  },
};

export const Review: Story = {
  args: { sections: courseSections, initialAnswers: completeAnswers, mode: 'review' },
};

/** Sections without courses may have plain keys: the key of an answer is its `qid`, in rows too. */
export const PlainKeys: Story = {
  args: {
    sections: [
      {
        title: 'Kamp',
        fields: [
          { qid: 'swims', type: 'checkbox', question: 'Iedereen kan zwemmen' },
          {
            qid: 'kids',
            type: 'group',
            question: 'Wie gaat er mee?',
            config: { repeat: { label: 'Kind' } },
            fields: [
              { qid: 'name', type: 'text', question: 'Voornaam', required: 1 },
              {
                qid: 'metres',
                type: 'number',
                question: 'Hoeveel meter?',
                required: 1,
                visible_when: { qid: 'swims', equals: true },
              },
            ],
          },
        ],
      },
    ],
    plainKeys: true,
    courses: [],
    newsletter: { entries: [] },
    initialAnswers: { swims: true, kids: [{ name: 'Noor', metres: '50' }] },
  },
};

export const ReadOnly: Story = { args: { initialAnswers: completeAnswers, mode: 'read' } };

/** The newsletter question in the club's own words. */
export const Newsletter: Story = {
  args: {
    newsletter: {
      entries: [
        { email: 'mama@example.be', status: 'subscribed', communicationStatus: 'subscribed' },
        { email: 'papa@example.be', status: 'unsubscribed', communicationStatus: 'unsubscribed' },
      ],
      custom: {
        label: 'Blijf op de hoogte',
        question: 'Stuur mij het clubblad',
        newsletter: { help: 'Vier keer per jaar, met de stages en het lentefeest.' },
      },
    },
  },
};

/** The printed form with its answers. */
export const Print: Story = {
  args: { sections: courseSections, initialAnswers: completeAnswers, mode: 'print' },
};

/** The printed form, to fill in by pen. */
export const PrintEmpty: Story = {
  args: { sections: everySection, courses: everyCourse, mode: 'print' },
};

export const LongText: Story = {
  args: {
    sections: [
      {
        title: longText,
        fields: [
          { qid: 'a', nid: 0, type: 'text', question: longText, help: longHelp, answer: longText },
          { qid: 'b', nid: 0, type: 'radio', question: longText, options: [longText, 'Nee'], required: 1 },
          { qid: 'c', nid: 12, type: 'text', question: longText, course_specific_info: longHelp },
        ],
      },
    ],
    courses: [{ nid: 12, title: longText }],
    newsletter: {
      entries: [
        {
          email: `${'heel.lang.adres.'.repeat(6)}@example.be`,
          status: 'unsubscribed',
          communicationStatus: 'subscribed',
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Nee' }).closest('fieldset')).toBeInvalid());
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** One control fails to load; the rest of the form still works. */
export const BrokenControl: Story = {
  // The form reports the failure as an uncaught error, which would end the story run.
  beforeEach: () => {
    spyOn(globalThis, 'reportError').mockImplementation(() => {});
    spyOn(console, 'error').mockImplementation(() => {});
  },
  args: {
    views: {
      textarea: {
        labelling: 'label',
        Control: () => {
          throw new Error('this control is broken');
        },
        answerText: () => '',
      },
    },
    initialAnswers: { allergy_0: 'Ja' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    // biome-ignore lint/suspicious/noConsole: it is watched, not written to.
    const told = mocked(console.error).mock.calls.flat();
    await expect(told).toContainEqual(new Error('this control is broken'));
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { initialAnswers: completeAnswers },
};
