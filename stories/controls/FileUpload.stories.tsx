import { FileUpload, type FileUploadProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import {
  brokenUploads,
  failingUploads,
  slowUploads,
  someFile,
  somePhoto,
  workingUploads,
} from './support/uploadPorts.ts';

interface StoryArgs extends FileUploadProps {
  readonly question: string;
  readonly problem?: { readonly message: string; readonly severity: 'error' | 'warning' };
}

/** Uploads files of at most 8 MB, two at a time, with progress for each. */
const meta = {
  title: 'Controls/FileUpload',
  component: FileUpload,
  tags: ['autodocs'],
  args: {
    id: 'control',
    question: 'Medisch attest',
    value: [],
    max: 5,
    uploads: workingUploads,
    qid: 'attest',
    onChange: fn(),
  },
  render: ({ question, problem, ...args }) => {
    const [value, setValue] = useState(args.value);
    return (
      <div className="cf-form">
        <fieldset className="cf-field" data-invalid={problem?.severity === 'error' || undefined}>
          <legend className="cf-label">{question}</legend>
          <FileUpload
            {...args}
            value={value}
            onChange={setValue}
            describedBy={problem && `${args.id}-problem`}
            invalid={problem?.severity === 'error'}
          />
          {problem && (
            <p className="cf-problem" data-severity={problem.severity} id={`${args.id}-problem`}>
              {problem.message}
            </p>
          )}
        </fieldset>
      </div>
    );
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = ['2026/3f2a/zwembrevet.pdf', '2026/91bc/medisch%20attest%20Noor.jpg'];

export const Empty: Story = {};
export const Filled: Story = { args: { value: filled } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Vul dit veld in', severity: 'error' } },
};
export const Warning: Story = {
  args: { value: filled, problem: { message: 'Dit attest is van vorig jaar.', severity: 'warning' } },
};
export const Disabled: Story = { args: { value: filled, disabled: true } };
export const ReadOnly: Story = { args: { value: filled, readOnly: true } };
export const WithoutPort: Story = { args: { value: filled, uploads: undefined } };
export const LongText: Story = {
  args: {
    question: longText,
    value: [
      'x/een-heel-lange-bestandsnaam-zoals-een-scanner-ze-verzint-2026-11-20-deel-1-van-3-definitief.pdf',
      `x/${'aaneengeschreven'.repeat(12)}.docx`,
      'x/صورة نور في المسبح.jpg',
    ],
  },
};

export const SlowPort: Story = {
  args: { uploads: slowUploads, value: filled },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Kies bestanden');
    await userEvent.upload(input, [someFile('foto.jpg'), someFile('brief.docx'), someFile('lied.mp3')]);
    const bar = await canvas.findByRole('progressbar', { name: 'foto.jpg wordt verstuurd' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
    await expect(await canvas.findByText('Wacht op zijn beurt')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuleren foto.jpg' }));
    await expect(await canvas.findByRole('progressbar', { name: 'lied.mp3 wordt verstuurd' })).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { uploads: slowUploads },
  play: async ({ canvas, userEvent }) => {
    const photo = await somePhoto('klasfoto.png', ['#0f766e', '#facc15']);
    await userEvent.upload(await canvas.findByLabelText('Kies bestanden'), [photo]);
    await expect(
      await canvas.findByRole('progressbar', { name: 'klasfoto.png wordt verstuurd' }),
    ).toBeVisible();
    await expect(await canvas.findByText('klasfoto.png is gekozen')).toBeInTheDocument();
  },
};

export const FailingPort: Story = {
  args: { uploads: failingUploads },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Kies bestanden'), [someFile('attest.pdf')]);
    await expect(await canvas.findByText('Dit bestand is beschadigd. Kies een ander.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Opnieuw proberen/ })).toBeNull();
  },
};

export const Unreachable: Story = {
  args: { uploads: brokenUploads },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Kies bestanden'), [someFile('attest.pdf')]);
    const again = await canvas.findByRole(
      'button',
      { name: 'Opnieuw proberen attest.pdf' },
      // The timeout includes all automatic retries of the control.
      { timeout: 30_000 },
    );
    await expect(again).toBeVisible();
  },
};

export const TooBig: Story = {
  args: { value: filled },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Kies bestanden');
    await userEvent.upload(input, [someFile('attest.pdf'), someFile('scan.pdf', 9_646_899)]);
    await expect(await canvas.findByText('Bestand is te groot, 9,2/8MB')).toBeVisible();
    await expect(await canvas.findByText('Toegevoegd')).toBeVisible();
  },
};

export const WrongFiles: Story = {
  args: { max: 2, value: filled.slice(1) },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Kies bestanden');
    const files = [someFile('macro.docm'), someFile('leeg.pdf', 0), someFile('a.pdf'), someFile('b.pdf')];
    // Dragged files can have any type, so the story ignores `accept`.
    await userEvent.setup({ applyAccept: false }).upload(input, files);
    await expect(await canvas.findByText('Dit is een leeg bestand')).toBeVisible();
    await expect(await canvas.findByText(/^Dit soort bestand aanvaarden we niet/)).toBeVisible();
    await expect(await canvas.findByText('Maximum 2 bestanden')).toBeVisible();
    await expect(await canvas.findAllByText('Toegevoegd')).toHaveLength(1);
  },
};

export const Thumbnails: Story = {
  args: { question: 'Foto’s', sort: 'image' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const photos = await Promise.all([
      somePhoto('zwembad.png', ['#0ea5e9', '#ffffff']),
      somePhoto('zonsondergang.png', ['#f97316', '#4c1d95']),
    ]);
    await userEvent.upload(await canvas.findByLabelText('Kies foto’s'), [
      ...photos,
      someFile('IMG_0001.HEIC'),
    ]);
    await waitFor(() => expect(canvas.getAllByText('Toegevoegd')).toHaveLength(3));
    // The browser reports that it can't draw a HEIC only after trying to.
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2));
  },
};

export const Manual: Story = {
  args: { mode: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Kies bestanden'), [someFile('attest.pdf')]);
    await expect(await canvas.findByText('Wordt samen met het formulier verstuurd')).toBeVisible();
  },
};
