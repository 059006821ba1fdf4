import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DraftPort } from '#form-engine/src/ports.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';
import { choose, fakeUploads, instantUploads, someFile } from '../../questions/file/fakeUploads.ts';
import { ExampleForm, ports } from '../exampleForm.tsx';

const sections: readonly WireSection[] = [
  {
    title: 'Bijlagen',
    fields: [
      { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam' },
      { qid: 'attest', nid: 0, type: 'file', question: 'Attest', required: 1, config: { max: 3 } },
      { qid: 'photo', nid: 0, type: 'image', question: 'Foto' },
    ],
  },
];
const submit = () => page.getByRole('button', { name: 'Versturen', exact: true });
const waiting = () => page.getByRole('button', { name: 'Wachten op bestanden…' });
const refusal = () => page.getByRole('link', { name: /^Attest: Niet alle bestanden zijn toegevoegd/ });
const photo = (name: string) => someFile(name, { type: 'image/jpeg' });

test('useUploads: all questions of a form share two upload slots and one submission', async () => {
  const { uploads, calls, sent, call } = fakeUploads();
  await render(<ExampleForm sections={sections} ports={{ ...ports, uploads }} />);
  await choose('Attest', someFile('a.pdf'), someFile('b.pdf'));
  await choose(/^Foto/, photo('c.jpg'));
  await expect.element(page.getByText('Wacht op zijn beurt')).toBeVisible();
  expect(sent()).toEqual(['a.pdf', 'b.pdf']);
  call('a.pdf').arrive();
  await expect.poll(sent).toEqual(['a.pdf', 'b.pdf', 'c.jpg']);
  expect(new Set(calls.map(({ target }) => target.submission)).size).toBe(1);
  expect(call('c.jpg').target).toMatchObject({ qid: 'photo', nid: 0 });
});

test('useUploads tells the host about each file that is refused at once, with the reason', async () => {
  const onFileRefused = vi.fn();
  const { uploads, sent } = fakeUploads();
  await render(
    <ExampleForm sections={sections} ports={{ ...ports, uploads }} onFileRefused={onFileRefused} />,
  );
  const large = someFile('groot.pdf', { size: 8 * 1024 * 1024 + 1 });
  const empty = someFile('leeg.pdf', { size: 0 });
  await choose('Attest', large, empty, someFile('goed.pdf'));
  await expect.poll(sent).toEqual(['goed.pdf']);
  expect(onFileRefused.mock.calls.map(([{ file, ...rest }]) => ({ name: file.name, ...rest }))).toEqual([
    { name: 'groot.pdf', key: 'attest_0', fault: 'size', message: 'Bestand is te groot, 8,1/8MB' },
    { name: 'leeg.pdf', key: 'attest_0', fault: 'empty', message: 'Dit is een leeg bestand' },
  ]);
});

test('useUploads: a submit announces that it waits for files, and then sends the form', async () => {
  const { uploads, call } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sections} ports={{ ...ports, uploads }} onSubmit={onSubmit} />);
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  await userEvent.click(submit());
  await expect.element(waiting()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  call('a.pdf').arrive();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ qids: { fname_0: '', attest_0: 'stored/a.pdf', photo_0: '' } }),
  );
  await expect.element(submit()).toBeVisible();
});

test('useUploads: a submit shows other errors at once, and waits for files when there are none', async () => {
  const { uploads, call } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  const name: WireQuestion = { qid: 'name', nid: 0, type: 'text', question: 'Familienaam', required: 1 };
  const asked = [{ title: 'Persoon', fields: [name] }, ...sections];
  await render(<ExampleForm sections={asked} ports={{ ...ports, uploads }} onSubmit={onSubmit} />);
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  await userEvent.click(submit());
  await expect.element(page.getByRole('link', { name: 'Familienaam: Vul dit veld in' })).toBeVisible();
  expect(page.getByRole('link', { name: /^Attest/ }).query()).toBeNull();
  await userEvent.fill(page.getByRole('textbox', { name: 'Familienaam' }), 'Peeters');
  await userEvent.click(submit());
  await expect.element(waiting()).toBeVisible();
  call('a.pdf').arrive();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('useUploads: answers typed while a submit waits for files are sent too', async () => {
  const { uploads, call } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sections} ports={{ ...ports, uploads }} onSubmit={onSubmit} />);
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  await userEvent.click(submit());
  await userEvent.fill(page.getByRole('textbox', { name: /^Voornaam/ }), 'Noor');
  call('a.pdf').arrive();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([expect.objectContaining({ qids: expect.objectContaining({ fname_0: 'Noor' }) })]);
});

test('useUploads: a failed file stops the submit at its question until the file is removed or sent', async () => {
  const { uploads, call } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sections} ports={{ ...ports, uploads }} onSubmit={onSubmit} />);
  await choose('Attest', someFile('a.pdf'), someFile('b.pdf'));
  await expect.element(page.getByRole('progressbar').nth(1)).toBeInTheDocument();
  await userEvent.click(submit());
  call('a.pdf').arrive();
  call('b.pdf').fail({ retryable: false, message: 'In dit bestand zit een virus.' });
  await expect.element(refusal()).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Attest' }).getByLabelText(/^Kies/)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Verwijderen b.pdf' }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('useUploads: a refused file stops the submit, so that nobody believes the file was sent', async () => {
  const onSubmit = vi.fn(async () => {});
  const withPort = { ...ports, uploads: instantUploads };
  await render(<ExampleForm sections={sections} ports={withPort} onSubmit={onSubmit} />);
  await userEvent.click(page.getByRole('textbox', { name: /^Voornaam/ }));
  await userEvent.tab();
  await choose('Attest', someFile('a.pdf'), someFile('leeg.pdf', { size: 0 }));
  await expect.element(page.getByText('Dit is een leeg bestand')).toBeVisible();
  await userEvent.click(submit());
  await expect.element(refusal()).toBeVisible();
  await choose('Attest', someFile('beter.pdf'));
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('useUploads: a file that never arrives can be cancelled, and the submit continues', async () => {
  const { uploads, call } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sections} ports={{ ...ports, uploads }} onSubmit={onSubmit} />);
  await choose('Attest', someFile('a.pdf'), someFile('b.pdf'));
  await expect.element(page.getByRole('progressbar').nth(1)).toBeInTheDocument();
  call('a.pdf').arrive();
  await userEvent.click(submit());
  await userEvent.click(page.getByRole('button', { name: 'Annuleren b.pdf' }));
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(call('b.pdf').signal.aborted).toBe(true);
});

test('useUploads: a required question without a file is an error on submit, but not during the upload of its file', async () => {
  const { uploads } = fakeUploads();
  await render(<ExampleForm sections={sections} ports={{ ...ports, uploads }} />);
  await userEvent.click(submit());
  await expect
    .element(page.getByRole('group', { name: 'Attest' }))
    .toHaveAccessibleDescription('Vul dit veld in');
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  expect(page.getByText('Vul dit veld in').query()).toBeNull();
  await userEvent.click(page.getByRole('textbox', { name: /^Voornaam/ }));
  await userEvent.keyboard('Noor');
  expect(page.getByText('Vul dit veld in').query()).toBeNull();
});

test('useUploads: a reset cancels the uploads and the submit that waits for them', async () => {
  const { uploads, call } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  const ref = createRef<RegistrationFormHandle>();
  await render(
    <ExampleForm sections={sections} ports={{ ...ports, uploads }} ref={ref} onSubmit={onSubmit} />,
  );
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  await userEvent.click(submit());
  await expect.element(waiting()).toBeVisible();
  ref.current?.reset();
  await expect.element(submit()).toBeVisible();
  expect(call('a.pdf').signal.aborted).toBe(true);
  call('a.pdf').arrive();
  await expect.element(page.getByText('a.pdf')).not.toBeInTheDocument();
  expect(ref.current?.getAnswers()).not.toHaveProperty('attest_0');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('useUploads: leaving the form aborts the uploads', async () => {
  const { uploads, call } = fakeUploads();
  const onSubmit = vi.fn(async () => {});
  const screen = await render(
    <ExampleForm sections={sections} ports={{ ...ports, uploads }} onSubmit={onSubmit} />,
  );
  await choose('Attest', someFile('a.pdf'));
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  await userEvent.click(submit());
  await screen.unmount();
  expect(call('a.pdf').signal.aborted).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('useUploads: uploads continue while their question is hidden', async () => {
  const { uploads, call } = fakeUploads();
  const ref = createRef<RegistrationFormHandle>();
  const twoCourses: readonly WireSection[] = [
    {
      title: 'Lessen',
      fields: [
        { qid: 'attest', nid: 12, type: 'file', question: 'Attest' },
        { qid: 'level', nid: 34, type: 'text', question: 'Niveau' },
      ],
    },
  ];
  await render(<ExampleForm sections={twoCourses} ports={{ ...ports, uploads }} ref={ref} />);
  await choose(/^Attest/, someFile('a.pdf'), someFile('b.pdf'));
  await expect.element(page.getByRole('progressbar').nth(1)).toBeInTheDocument();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Vragen voor' }), 'Judo');
  await expect.element(page.getByRole('textbox', { name: /^Niveau/ })).toBeVisible();
  expect(page.getByText('a.pdf').query()).toBeNull();
  call('b.pdf').arrive();
  await expect.poll(() => ref.current?.getAnswers()).toEqual({ attest_12: ['stored/b.pdf'] });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Vragen voor' }), 'Ballet');
  await expect.element(page.getByRole('button', { name: 'Verwijderen b.pdf' })).toBeVisible();
  call('a.pdf').arrive();
  await expect.poll(() => ref.current?.getAnswers()).toEqual({ attest_12: ['stored/a.pdf', 'stored/b.pdf'] });
});

test('useUploads: manual files wait for processUploads in onSubmit, and count as an answer until then', async () => {
  const { uploads, call, sent } = fakeUploads();
  const ref = createRef<RegistrationFormHandle>();
  const failed = vi.fn();
  const onSubmit = vi.fn(async () => {
    failed(await ref.current?.processUploads('inschrijving-7'));
  });
  await render(
    <ExampleForm
      sections={sections}
      ports={{ ...ports, uploads }}
      uploads="manual"
      ref={ref}
      onSubmit={onSubmit}
    />,
  );
  await choose('Attest', someFile('a.pdf'), someFile('b.pdf'));
  await expect.element(page.getByText('Wordt samen met het formulier verstuurd').first()).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.click(submit());
  await expect.poll(sent).toEqual(['a.pdf', 'b.pdf']);
  expect(call('a.pdf').target.submission).toBe('inschrijving-7');
  call('a.pdf').arrive();
  call('b.pdf').fail({ retryable: false, message: 'Onleesbaar' });
  await expect
    .poll(() => failed.mock.lastCall)
    .toEqual([
      [{ key: 'attest_0', file: expect.objectContaining({ name: 'b.pdf' }), message: 'Onleesbaar' }],
    ]);
  expect(ref.current?.getAnswers()).toEqual({ attest_0: ['stored/a.pdf'] });
});

test('useUploads: processUploads does nothing in a form without file questions', async () => {
  const ref = createRef<RegistrationFormHandle>();
  await render(<ExampleForm uploads="manual" ref={ref} />);
  expect(await ref.current?.processUploads('x')).toEqual([]);
});

test('useUploads: a draft contains no file, neither a stored one nor one that is being sent', async () => {
  const { uploads, call } = fakeUploads();
  const kept: Answers[] = [];
  const drafts: DraftPort = {
    load: async () => ({ attest_0: ['stored/vroeger.pdf'] }),
    save: async (_key, answers) => void kept.push(answers),
    remove: async () => {},
  };
  await render(<ExampleForm sections={sections} ports={{ ...ports, uploads, drafts }} draftKey="noor" />);
  await expect.element(page.getByRole('button', { name: 'Verwijderen vroeger.pdf' })).toBeVisible();
  await choose('Attest', someFile('a.pdf'), someFile('b.pdf'));
  await expect.element(page.getByRole('progressbar').nth(1)).toBeInTheDocument();
  call('b.pdf').arrive();
  await expect.poll(() => kept.length).toBeGreaterThan(0);
  expect(kept.filter((answers) => 'attest_0' in answers)).toEqual([]);
});
