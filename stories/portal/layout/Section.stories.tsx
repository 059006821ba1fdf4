import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { unpaidInvoiceTexts } from '#src/texts/nl/unpaidInvoice.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * A part of a screen with its own title, which screen readers list. Use a Card for one thing of a list; a screen about one thing
 * needs no sections.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Layout/Section',
  component: Section,
  tags: ['autodocs'],
  args: { id: 'praktisch', title: coursesTexts.facts, children: <p>Woensdag, 14u30 tot 15u30</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: coursesTexts.facts })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'praktisch');
  },
};

export const WithLead: Story = {
  args: { title: coursesTexts.services, lead: <Detail>{coursesTexts.servicesHint}</Detail> },
};

export const WithActions: Story = {
  args: {
    title: invoicesTexts.toPay,
    actions: <ButtonLink to="/kostennotas/2026-118">{unpaidInvoiceTexts.payNow('€ 45,00')}</ButtonLink>,
    children: <p>{invoicesTexts.nothingOutstanding}</p>,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().left).toBeGreaterThan(title.right);
  },
};

/** `Sections` sets the space between the parts of a screen. */
export const Several: Story = {
  render: () => (
    <Sections>
      <Section id="te-betalen" title={invoicesTexts.toPay}>
        <p>{invoicesTexts.nothingOutstanding}</p>
      </Section>
      <Section id="afgehandeld" title={invoicesTexts.settled}>
        <p>{invoicesTexts.found(3)}</p>
      </Section>
    </Sections>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((part) => part.getBoundingClientRect());
    await expect(Number(second?.top) - Number(first?.bottom)).toBe(32);
  },
};

/** A club may write its own titles in another direction. */
export const LongText: Story = {
  args: {
    title: `${longTexts.word}: ${longTexts.course}`,
    lead: <Detail>{longTexts.mail}</Detail>,
    actions: <ButtonLink to="/">{coursesTexts.allCourses}</ButtonLink>,
    children: <p>{longTexts.mail}</p>,
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
